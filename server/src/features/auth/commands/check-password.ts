import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { isRecentSignIn } from '../queries/factors.ts';
import { findPasswordHash } from '../queries.ts';
import type { Passwords } from '../types.ts';

interface Claim {
  viewer: Viewer;
  password: string | undefined;
}

/** How long a sign-in stands in for the password of an account that has none. */
const recentMinutes = 15;

/** Null when it is the account's password; of an account without one, when it has signed in a short while ago. */
export async function checkPassword(
  db: Database,
  passwords: Passwords,
  { viewer, password }: Claim,
): Promise<'WRONG_PASSWORD' | 'SIGN_IN_AGAIN' | null> {
  const kept = await findPasswordHash(db, viewer.userId);
  if (!kept) return (await isRecentSignIn(db, viewer, recentMinutes)) ? null : 'SIGN_IN_AGAIN';
  return password !== undefined && (await passwords.verify(kept.hash, password)) ? null : 'WRONG_PASSWORD';
}
