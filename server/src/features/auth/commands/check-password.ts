import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { isRecentSignIn } from '../queries/factors.ts';
import { authAccounts } from '../tables.ts';
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
  const { userId, providerId, password: hash } = authAccounts;
  const [kept] = await db
    .select({ hash })
    .from(authAccounts)
    .where(and(eq(userId, viewer.userId), eq(providerId, 'credential'), isNotNull(hash)));
  if (!kept?.hash) return (await isRecentSignIn(db, viewer, recentMinutes)) ? null : 'SIGN_IN_AGAIN';
  return password !== undefined && (await passwords.verify(kept.hash, password)) ? null : 'WRONG_PASSWORD';
}
