import { APIError } from 'better-auth/api';
import type { Database } from '../../../database/pool.ts';
import { findEmail, findReset } from '../queries.ts';
import type { Auth } from '../service/auth.ts';
import { type SigningIn, signingIn } from '../service/second-step.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { lockSignIn, setPassword } from './set-password.ts';

/** Null if the token is unknown, used or older than an hour. Ends all sessions and other links of the account. */
export async function resetPassword(db: Database, auth: Auth, input: NewPassword): Promise<string | null> {
  const userId = await findReset(db, input.token);
  const email = userId && (await findEmail(db, userId));
  if (!email) return null;
  const hash = await auth.passwords.hash(input.password);
  const isReset = await db.transaction(async (tx) => {
    if (!(await lockSignIn(tx, userId)) || (await findReset(tx, input.token)) !== userId) return false;
    await setPassword(tx, { userId, hash });
    return true;
  });
  if (!isReset) return null;
  auth.forgetUser(userId);
  return email;
}

interface NewPassword {
  token: string;
  password: string;
}

type ConfirmOutcome =
  | { ok: true; opened: OpenedSession }
  | { ok: false; reason: 'SECOND_STEP'; userId: string }
  | { ok: false; reason: 'INVALID_TOKEN' };

/** Also signs in, after the second factor if there is one. */
export async function confirmEmail(auth: Auth, token: string, from: Headers): Promise<ConfirmOutcome> {
  const attempt: SigningIn = {};
  try {
    const { headers } = await signingIn.run(attempt, () =>
      auth.betterAuth.api.verifyEmail({ query: { token }, headers: from, returnHeaders: true }),
    );
    const sessionToken = headers.get('set-auth-token');
    const opened = sessionToken && (await openSession(auth, sessionToken, headers));
    return opened ? { ok: true, opened } : { ok: false, reason: 'INVALID_TOKEN' };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (attempt.heldUserId) return { ok: false, reason: 'SECOND_STEP', userId: attempt.heldUserId };
    return { ok: false, reason: 'INVALID_TOKEN' };
  }
}
