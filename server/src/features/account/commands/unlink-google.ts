import { and, eq } from 'drizzle-orm';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authAccounts } from '../../auth/tables.ts';
import { findSignInMethods } from '../queries/sign-in-methods.ts';

export async function unlinkGoogle(db: Database, userId: UserId): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await holdName(tx, `sign-in of ${userId}`);
    const { hasPassword } = await findSignInMethods(tx, userId);
    if (!hasPassword) return false;
    await tx.delete(authAccounts).where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'google')));
    return true;
  });
}
