import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isShown } from './shown-notifications.ts';

/** Counts up to one more than the badge shows. */
export async function countUnread(db: Database, userId: UserId): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select from notifications n where n.user_id = ${userId} and not n.read and ${isShown()}
      limit ${limits.unreadShown + 1}
    ) found`);
  return rows[0]?.unread ?? 0;
}
