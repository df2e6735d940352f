import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { isRecentSignIn } from '../queries/find-factor.ts';
import { findPasswordHash } from '../queries.ts';
import type { Passwords } from '../types.ts';

interface Claim {
  viewer: Viewer;
  password: string | undefined;
}

/** Minutes for which a sign-in replaces the password of an account without one. */
const recentMinutes = 15;

/** Null if the password is right or, for an account without one, the sign-in is recent. */
export async function checkPassword(
  db: Database,
  passwords: Passwords,
  { viewer, password }: Claim,
): Promise<'WRONG_PASSWORD' | 'SIGN_IN_AGAIN' | null> {
  const kept = await findPasswordHash(db, viewer.userId);
  if (!kept) return (await isRecentSignIn(db, viewer, recentMinutes)) ? null : 'SIGN_IN_AGAIN';
  return password !== undefined && (await passwords.verify(kept.hash, password)) ? null : 'WRONG_PASSWORD';
}
