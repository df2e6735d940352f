import { limits } from '@pahiya/contract/shared/limits';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { hasMuted, maySeePerson } from '../../people/queries/visibility.ts';
import { profiles } from '../../people/tables.ts';
import { dataOf, eventOf, groupKeyOf, type NewActivity, unlistedKeyOf } from '../rules/activity.ts';
import { type Choices, wants } from '../rules/preferences.ts';
import { describeActivity } from '../rules/texts.ts';
import { notificationPreferences } from '../tables.ts';
import { queueNewsMail } from './queue-news-mail.ts';
import { queuePushes } from './queue-pushes.ts';

/** Activity within a minute goes into the same mail. */
const mailDelaySeconds = 60;

interface Recipient extends Record<string, unknown> {
  name: string;
  choices: Choices | null;
}

/**
 * Call it in the transaction of the action. Nobody is notified of people they cannot see or have muted, or of the same
 * like or follow again within `limits.notificationRestMinutes`. Activity on one post is one notification while unread.
 */
export async function notifyActivity(tx: Database, activity: NewActivity): Promise<void> {
  if (activity.userId === activity.actorId) return;
  const recipient = await findRecipient(tx, activity);
  if (!recipient) return;
  const { choices, name } = recipient;
  const isListed = wants(choices, activity.type, 'inApp');
  const isMailed = wants(choices, activity.type, 'email');
  const isPushed = wants(choices, activity.type, 'push');
  if (!isListed && !isMailed && !isPushed) return;
  const notificationId = await writeGroup(tx, activity, { name, isListed });
  if (isMailed) await queueNewsMail(tx, { notificationId, userId: activity.userId, delaySeconds: mailDelaySeconds });
  if (isPushed)
    await queuePushes(tx, {
      notificationId,
      userId: activity.userId,
      event: eventOf(activity),
      actorId: activity.actorId,
    });
}

async function findRecipient(tx: Database, activity: NewActivity): Promise<Recipient | null> {
  const { userId, actorId } = activity;
  const actor = sql`${actorId}::uuid`;
  const { rows } = await tx.execute<Recipient>(sql`
    select actor.full_name as name,
      (select choices from ${notificationPreferences} where ${eq(notificationPreferences.userId, userId)}) as choices
    from ${profiles} actor
    where actor.id = ${actorId} and ${maySeePerson(userId, actor)} and ${maySeePerson(actorId, sql`${userId}::uuid`)}
      and not ${hasMuted(userId, actor)} and not ${wasNotifiedOf(activity)}`);
  return rows[0] ?? null;
}

function wasNotifiedOf(activity: NewActivity) {
  if (activity.type === 'comment') return sql`false`;
  return sql`exists (
    select from notification_actors earlier join notifications n on n.id = earlier.notification_id
    where earlier.actor_id = ${activity.actorId} and earlier.created_at > now() - make_interval(mins => ${limits.notificationRestMinutes})
      and n.user_id = ${activity.userId} and n.group_key in (${groupKeyOf(activity)}, ${unlistedKeyOf(activity)}))`;
}

interface Group {
  name: string;
  isListed: boolean;
}

/** When many people act at once, the first inserts the row and the others join it. */
async function writeGroup(tx: Database, activity: NewActivity, { name, isListed }: Group): Promise<string> {
  const { title, message } = describeActivity({ type: activity.type, name, count: 1 });
  const groupKey = isListed ? groupKeyOf(activity) : unlistedKeyOf(activity);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with written as (
      insert into notifications as stored
        (id, user_id, type, title, message, data, group_key, is_listed, created_at)
      values (${uuidv7()}, ${activity.userId}, ${activity.type}, ${title}, ${message}, ${JSON.stringify(dataOf(activity))}::jsonb,
        ${groupKey}, ${isListed}, clock_timestamp())
      on conflict (user_id, group_key) where not read do update
      set title = excluded.title, message = excluded.message, data = excluded.data,
        created_at = greatest(stored.created_at, excluded.created_at)
      returning id
    ), joined as (
      insert into notification_actors (notification_id, actor_id, created_at)
      select id, ${activity.actorId}::uuid, clock_timestamp() from written
      on conflict (notification_id, actor_id) do update set created_at = excluded.created_at
    )
    select id from written`);
  const id = rows[0]?.id;
  if (!id) throw new Error('The new notification has no id');
  return id;
}
