import type { NotificationType } from '@pahiya/contract/notifications/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { dueNow } from '../../../database/due-now.ts';
import type { Database } from '../../../database/pool.ts';
import { hasNoActor, isActorShown } from '../queries/shown-notifications.ts';
import type { Choices } from '../rules/preferences.ts';
import type { PushRoom } from '../rules/push-room.ts';
import { pushAttempts } from '../rules/retry.ts';

export interface ClaimedPush extends Record<string, unknown> {
  id: string;
  attempts: number;
  isStale: boolean;
  isDeferred: boolean;
  token: string;
  tokenId: string;
  /** The owner of the device; the push counts against this account's share. */
  userId: string;
  isProven: boolean;
  platform: 'mobile' | 'web';
  language: string;
  isSignedIn: boolean;
  isOwn: boolean;
  notificationId: string;
  type: NotificationType;
  title: string;
  message: string;
  data: Record<string, unknown>;
  isRead: boolean;
  isShown: boolean;
  actorName: string | null;
  actorUsername: string | null;
  actorCount: number;
  choices: Choices | null;
  quietFrom: string | null;
  quietTo: string | null;
}

/** Longer than one round of sending. An unfinished push can be claimed again after it. */
const leaseSeconds = 120;
const lifeHours = 24;
/** Quiet hours can last nearly a day. */
const deferredLifeHours = 48;

/** More are looked up only when these can all belong to a few accounts or to devices without room. */
const oldestLooked = 1_000;
const accountsLooked = 10_000;
const othersTaken = 100;

const isDue = sql`delivery.due_at <= ${dueNow}`;

const isFirst = sql`not (delivery.is_put_off and exists (
  select from push_deliveries first where first.token_id = delivery.token_id and first.is_put_off
    and (first.created_at, first.id) < (delivery.created_at, delivery.id)))`;

const isProven = sql`(token.reached_at is not null and token.failures = 0)`;

const underWay = ({ ofAccount }: PushRoom, userId: SQL) =>
  sql`coalesce((${JSON.stringify(ofAccount)}::jsonb ->> ${userId}::text)::int, 0)`;

/** Reads only indexes, however long the backlog is. A backlog hides no push of another account. */
function candidates(room: PushRoom): SQL {
  const hasRoom = sql`case when ${isProven} then ${room.proven > 0}::boolean else ${room.unproven > 0}::boolean end`;
  const columns = sql`delivery.id, delivery.user_id, delivery.due_at, ${isProven} as is_proven`;
  return sql`
    looked as materialized (
      select delivery.* from push_deliveries delivery where ${isDue} order by delivery.due_at limit ${oldestLooked}
    ), oldest as (
      select ${columns} from looked delivery join push_tokens token on token.id = delivery.token_id
      where ${isFirst} and ${hasRoom}
    ), accounts (user_id, place) as (
      select (select user_id from push_deliveries order by user_id limit 1), 1
      where (select count(*) from looked) = ${oldestLooked}
      union all
      select (select d.user_id from push_deliveries d where d.user_id > accounts.user_id order by d.user_id limit 1), place + 1
      from accounts where accounts.user_id is not null and place < ${accountsLooked}
    ), others as (
      select theirs.* from accounts cross join lateral (
        select ${columns} from push_tokens token cross join lateral (
          select delivery.* from push_deliveries delivery where delivery.token_id = token.id and ${isDue} and ${isFirst}
          order by delivery.due_at, delivery.id limit ${room.perAccount}
        ) delivery
        where token.user_id = accounts.user_id and ${hasRoom}
        order by delivery.due_at, delivery.id limit ${room.perAccount}
      ) theirs
      where ${underWay(room, sql`accounts.user_id`)} < ${room.perAccount} limit ${othersTaken}
    ), candidates as (
      select * from oldest union select * from others
    )`;
}

/** Planning a claim takes longer than this, and most looks find nothing. */
async function isAnyDue(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from push_deliveries delivery where ${isDue} limit 1`);
  return rowCount === 1;
}

/** No row stays locked while a push service answers. Accounts take turns, each with its oldest push first. */
export async function claimPushes(db: Database, room: PushRoom): Promise<ClaimedPush[]> {
  if ((room.proven <= 0 && room.unproven <= 0) || !(await isAnyDue(db))) return [];
  const { rows } = await db.execute<ClaimedPush>(sql`
    with recursive ${candidates(room)}, waiting as (
      select c.id, c.due_at, c.is_proven,
        ${underWay(room, sql`c.user_id`)} + row_number() over (partition by c.user_id order by c.due_at, c.id) as turn
      from candidates c
    ), placed as (
      select id, is_proven, row_number() over (partition by is_proven order by turn, due_at, id) as place
      from waiting where turn <= ${room.perAccount}
    ), chosen as materialized (
      select id from placed where place <= case when is_proven then ${room.proven}::int else ${room.unproven}::int end
    ), due as (
      select delivery.id from push_deliveries delivery
      where delivery.id = any(array(select id from chosen)) and delivery.due_at <= ${dueNow}
      order by delivery.id for update of delivery skip locked
    ), claimed as (
      update push_deliveries taken
      set attempts = taken.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where taken.id = due.id returning taken.*
    )
    select claimed.id, claimed.attempts, claimed.is_put_off as "isDeferred",
      claimed.attempts > ${pushAttempts} or claimed.created_at < now() - make_interval(
        hours => case when claimed.is_put_off then ${deferredLifeHours}::int else ${lifeHours}::int end) as "isStale",
      token.token, token.id as "tokenId", token.platform, token.language, token.user_id = n.user_id as "isOwn",
      claimed.user_id as "userId", ${isProven} as "isProven",
      exists (select from auth_sessions s where s.id = token.session_id and s.expires_at > now()) as "isSignedIn",
      n.id as "notificationId", n.type, n.title, n.message, n.data, n.read as "isRead",
      ${hasNoActor} or exists (select from notification_actors a
        where a.notification_id = n.id and a.actor_id = claimed.actor_id and ${isActorShown()}) as "isShown",
      actor.full_name as "actorName", actor.username as "actorUsername",
      (select count(*)::int from (select from notification_actors a
        where a.notification_id = n.id and not ${hasNoActor} and ${isActorShown()} limit 1000) others) as "actorCount",
      chosen.choices, chosen.quiet_from::text as "quietFrom", chosen.quiet_to::text as "quietTo"
    from claimed
    join notifications n on n.id = claimed.notification_id
    join push_tokens token on token.id = claimed.token_id
    left join profiles actor on actor.id = claimed.actor_id
    left join notification_preferences chosen on chosen.user_id = n.user_id`);
  return rows;
}
