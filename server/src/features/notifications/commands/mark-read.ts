import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isShown } from '../queries/shown-notifications.ts';

/** False when the reader has no such notification. */
export async function markRead(db: Database, userId: string, notificationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with found as (
      select n.id from notifications n where n.id = ${notificationId} and n.user_id = ${userId} and ${isShown()}
    ), marked as (
      update notifications set read = true from found where notifications.id = found.id and not notifications.read
    )
    select from found`);
  return rows.length > 0;
}

/** Few enough that nobody waits long for their rows. */
const markedAtOnce = 1_000;

/** All that was there when it began, also what the reader does not see at the moment. */
export async function markAllRead(db: Database, userId: string): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  for (;;) {
    const marked = await db.execute(sql`
      update notifications set read = true where id in (
        select id from notifications
        where user_id = ${userId} and not read and is_listed and created_at <= ${rows[0]?.now}
        order by id limit ${markedAtOnce} for no key update)
      returning id`);
    if (marked.rows.length < markedAtOnce) return;
  }
}
