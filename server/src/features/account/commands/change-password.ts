import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { lockSignIn, setPassword } from '../../auth/commands/set-password.ts';
import { findPasswordHash } from '../../auth/queries.ts';
import type { SignIn } from '../../auth/types.ts';

interface Input {
  viewer: Viewer;
  currentPassword: string;
  newPassword: string;
}

type ChangeOutcome = { ok: true } | { ok: false; reason: 'NO_PASSWORD' | 'WRONG_PASSWORD' | 'SAME_PASSWORD' };

export async function changePassword(db: Database, auth: SignIn, input: Input): Promise<ChangeOutcome> {
  const { userId } = input.viewer;
  const kept = await findPasswordHash(db, userId);
  if (!kept) return { ok: false, reason: 'NO_PASSWORD' };
  const isRight = await auth.passwords.verify(kept.hash, input.currentPassword);
  if (!isRight) return { ok: false, reason: 'WRONG_PASSWORD' };
  if (input.newPassword === input.currentPassword) return { ok: false, reason: 'SAME_PASSWORD' };
  const hash = await auth.passwords.hash(input.newPassword);
  const isChanged = await db.transaction(async (tx) => {
    await lockSignIn(tx, userId);
    // A concurrent change has made the current password wrong.
    if ((await findPasswordHash(tx, userId))?.hash !== kept.hash) return false;
    await setPassword(tx, { userId, hash, keptSessionId: input.viewer.sessionId });
    return true;
  });
  if (!isChanged) return { ok: false, reason: 'WRONG_PASSWORD' };
  auth.forgetUser(userId);
  return { ok: true };
}
