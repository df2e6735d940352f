import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { hashToken } from '../../auth/rules.ts';
import { authUsers } from '../../auth/tables.ts';
import { deletionRequests } from '../tables.ts';

export interface DeletionRequest {
  /** Valid for one day; earlier ones of the account become invalid. */
  token: string;
}

export const deletionLinkMinutes = 24 * 60;

export async function requestDeletion(db: Database, email: string): Promise<DeletionRequest | null> {
  return await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.email, email.toLowerCase()));
    if (!user) return null;
    await holdName(tx, `deletion request of ${user.id}`);
    await tx.delete(deletionRequests).where(eq(deletionRequests.userId, user.id));
    const token = randomBytes(32).toString('base64url');
    await tx.insert(deletionRequests).values({
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: sql`now() + interval '1 day'`,
    });
    return { token };
  });
}

export async function findDeletion(db: Database, token: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: deletionRequests.userId, isGood: sql<boolean>`${deletionRequests.expiresAt} > now()` })
    .from(deletionRequests)
    .where(eq(deletionRequests.tokenHash, hashToken(token)));
  return found?.isGood ? found.userId : null;
}
