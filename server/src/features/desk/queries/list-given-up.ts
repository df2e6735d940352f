import { and, desc, eq, sql } from 'drizzle-orm';
import { isBehind, type Position } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { mails } from '../../mail/tables.ts';
import { notifications } from '../../notifications/tables.ts';

interface Wanted {
  limit: number;
  after?: Position | undefined;
}

/** A mail with an expired link, or replaced by a newer one with the same key, cannot be sent again. */
export async function listGivenUp(db: Database, { limit, after }: Wanted) {
  return await db
    .select({
      id: mails.id,
      kind: mails.kind,
      newsType: notifications.type,
      address: sql<string | null>`coalesce(${mails.address}, ${authUsers.email})`,
      reason: mails.reason,
      detail: mails.detail,
      attempts: mails.attempts,
      settledAt: sql<Date>`${mails.settledAt}`.mapWith(mails.settledAt),
      canSendAgain: sql<boolean>`coalesce(${mails.expiresAt} > now(), true)
        and not exists (select from mails other where other.key = ${mails.key} and other.state = 'waiting')`,
    })
    .from(mails)
    .leftJoin(authUsers, eq(authUsers.id, mails.userId))
    .leftJoin(notifications, eq(notifications.id, mails.notificationId))
    .where(and(eq(mails.state, 'given_up'), isBehind({ createdAt: mails.settledAt, id: mails.id }, after)))
    .orderBy(desc(mails.settledAt), desc(mails.id))
    .limit(limit);
}
