import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Removes traces that no foreign key covers. Call it before the account's own rows are deleted. */
export async function eraseTraces(tx: Database, userId: string): Promise<void> {
  await eraseNews(tx, userId);
  await eraseModeration(tx, userId);
  await eraseWork(tx, userId);
  await erasePayer(tx, userId);
  await tx.execute(sql`
    delete from auth_verifications v using auth_users u
    where u.id = ${userId} and (strpos(v.value, u.id::text) > 0 or strpos(v.value || v.identifier, u.email) > 0)`);
}

/** A group's stored text may name the person, so it is written again from those who remain. */
async function eraseNews(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from notifications n using notification_actors a
    where a.notification_id = n.id and a.actor_id = ${userId}
      and not exists (select from notification_actors o where o.notification_id = n.id and o.actor_id <> ${userId})`);
  await tx.execute(sql`
    update notifications n set message = '', data = n.data - '{liker_id,commenter_id,comment_id,follower_id}'::text[]
    from notification_actors a
    where a.notification_id = n.id and a.actor_id = ${userId} and strpos(n.data::text, ${userId}) > 0`);
}

async function eraseModeration(tx: Database, userId: string): Promise<void> {
  const theirs = sql`(
    select ${userId}::uuid union all select id from posts where user_id = ${userId}
    union all select id from comments where user_id = ${userId})`;
  await tx.execute(sql`delete from reports where target_id in ${theirs}`);
  await tx.execute(sql`delete from moderation_actions where target_id in ${theirs}`);
}

/** Tables with a column for the name, and how a row is matched with an entry of the audit. */
const namedWork = [
  ['support_notes', 'author_name', sql`named.ticket_id = entry.subject_id`],
  ['call_attempts', 'author_name', sql`named.call_id = entry.subject_id`],
  ['moderation_actions', 'actor', sql`named.created_at = entry.created_at`],
  ['money_closings', 'closed_by', sql`named.created_at = entry.created_at`],
] as const;

/** The work stays without the name. Rows with only a name are matched by the desk's audit of the same transaction. */
async function eraseWork(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`update support_chat_messages set sender_name = null where sender_id = ${userId}`);
  const entries = sql`(select subject_id, actor_name, created_at from desk_audit where actor_id = ${userId})`;
  await tx.execute(sql`
    update booking_changes c set actor_name = null from ${entries} entry
    where c.booking_id = entry.subject_id and c.actor = 'garage' and c.actor_name = entry.actor_name`);
  for (const [table, name, isOfEntry] of namedWork) {
    const column = sql.identifier(name);
    await tx.execute(sql`
      update ${sql.identifier(table)} named set ${column} = '' from ${entries} entry
      where ${isOfEntry} and named.${column} = entry.actor_name`);
  }
  await tx.execute(sql`update desk_audit set actor_name = '' where actor_id = ${userId}`);
  await tx.execute(sql`update desk_audit set subject_id = null, details = '{}' where subject_id = ${userId}`);
}

/** The gateway's events contain the payer's name. They are processed, and their effects are in the ledger. */
async function erasePayer(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from booking_origins o using bookings b where b.id = o.booking_id and b.user_id = ${userId}`);
  await tx.execute(sql`
    update webhook_events e set body = '{}'
    from (
      select u.email, (
        select string_agg(p.id::text, '|') from payments p join bookings b on b.id = p.booking_id where b.user_id = u.id
      ) as payments from auth_users u where u.id = ${userId}) payer
    where e.processed_at is not null and payer.payments is not null
      and (strpos(e.body::text, payer.email) > 0 or e.body::text ~ payer.payments)`);
}
