import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authAccounts } from '../../auth/tables.ts';

export async function findSignInMethods(db: Database, userId: string) {
  const { providerId, password } = authAccounts;
  const accounts = await db.select({ providerId, password }).from(authAccounts).where(eq(authAccounts.userId, userId));
  return {
    hasPassword: accounts.some((account) => account.providerId === 'credential' && account.password !== null),
    hasGoogle: accounts.some((account) => account.providerId === 'google'),
  };
}
