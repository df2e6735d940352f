import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { mails } from '../tables.ts';

/** Mails that were given up, the latest first. Where the link in one is good no more, sending it again makes no sense. */
export async function listGivenUp(db: Database, limit: number) {
  return await db
    .select({
      id: mails.id,
      kind: mails.kind,
      address: sql<string | null>`coalesce(${mails.address}, ${authUsers.email})`,
      reason: mails.reason,
      detail: mails.detail,
      attempts: mails.attempts,
      settledAt: mails.settledAt,
      canSendAgain: sql<boolean>`coalesce(${mails.expiresAt} > now(), true)`,
    })
    .from(mails)
    .leftJoin(authUsers, eq(authUsers.id, mails.userId))
    .where(eq(mails.state, 'given_up'))
    .orderBy(desc(mails.settledAt), desc(mails.id))
    .limit(limit);
}
