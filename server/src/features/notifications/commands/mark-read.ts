import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isShown } from '../queries/shown-notifications.ts';

export async function markRead(db: Database, userId: UserId, notificationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with found as (
      select n.id from notifications n where n.id = ${notificationId} and n.user_id = ${userId} and ${isShown()}
    ), marked as (
      update notifications set read = true from found where notifications.id = found.id and not notifications.read
    )
    select from found`);
  return rows.length > 0;
}

/** Small enough that the row locks are short. */
const markedAtOnce = 1_000;

/** Marks what exists when it begins, including notifications the reader cannot see at the moment. */
export async function markAllRead(db: Database, userId: UserId): Promise<void> {
  let before = sql`(clock_timestamp(), 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)`;
  for (;;) {
    const { rows } = await db.execute<{ id: string; created_at: string; marked: number }>(sql`
      with page as (
        select id, created_at from notifications
        where user_id = ${userId} and is_listed and not read and (created_at, id) < ${before}
        order by created_at desc, id desc limit ${markedAtOnce} for no key update
      ), marked as (
        update notifications set read = true from page where notifications.id = page.id
      )
      select id, created_at, count(*) over ()::int as marked from page order by created_at, id limit 1`);
    const [last] = rows;
    if (!last || last.marked < markedAtOnce) return;
    before = sql`(${last.created_at}::timestamptz, ${last.id}::uuid)`;
  }
}
