import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authAccounts } from '../../auth/tables.ts';

/** How an account can sign in. */
export async function findSignInMethods(db: Database, userId: string) {
  const { providerId, password } = authAccounts;
  const accounts = await db.select({ providerId, password }).from(authAccounts).where(eq(authAccounts.userId, userId));
  return {
    hasPassword: accounts.some((account) => account.providerId === 'credential' && account.password !== null),
    hasGoogle: accounts.some((account) => account.providerId === 'google'),
  };
}

/** Null for an account without a password. */
export async function findPasswordHash(db: Database, userId: string): Promise<{ id: string; hash: string } | null> {
  const { id, password, providerId } = authAccounts;
  const [kept] = await db
    .select({ id, hash: password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(providerId, 'credential'), isNotNull(password)));
  return kept?.hash ? { id: kept.id, hash: kept.hash } : null;
}
