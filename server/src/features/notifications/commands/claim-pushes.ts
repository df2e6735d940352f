import type { NotificationType } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isActorShown, isToldByNobody } from '../queries/shown-notifications.ts';
import type { Choices } from '../rules/preferences.ts';
import type { PushRoom } from '../rules/push-room.ts';
import { pushAttempts } from '../rules/retry.ts';

/** A push that this node has taken, and all that says whether and how it is sent. */
export interface ClaimedPush extends Record<string, unknown> {
  id: string;
  attempts: number;
  isStale: boolean;
  /** Whether it stands for all that its device was spared in quiet hours. */
  isPutOff: boolean;
  token: string;
  tokenId: string;
  /** Whose device it is. */
  userId: string;
  /** Whether its push service took the last push for it. */
  isProven: boolean;
  platform: 'mobile' | 'web';
  language: string;
  /** Whether the device's session lives, and is still that of the person who is told. */
  isSignedIn: boolean;
  isOwn: boolean;
  notificationId: string;
  type: NotificationType;
  title: string;
  message: string;
  data: Record<string, unknown>;
  isRead: boolean;
  /** Whether the reader still sees who did it. */
  isShown: boolean;
  actorName: string | null;
  actorUsername: string | null;
  actorCount: number;
  choices: Choices | null;
  quietFrom: string | null;
  quietTo: string | null;
}

/** Longer than a round of sending takes: what a node took and never finished is taken again after it. */
const leaseSeconds = 120;
const lifeHours = 24;
/** Quiet hours may take nearly a day. */
const putOffLifeHours = 48;

/** Instants are stored in milliseconds, rounded: what is due now may stand a little later. */
const now = sql`now() + interval '1 millisecond'`;

/**
 * Takes some of what is due, for this node alone: no row stays locked and no connection busy while a push service thinks.
 * Accounts take turns, each with its oldest first, as far as there is room; of what quiet hours put off only the first of
 * each device is taken, for all. Everything is read anew, as it is at this moment.
 */
export async function claimPushes(db: Database, room: PushRoom): Promise<ClaimedPush[]> {
  if (room.proven <= 0 && room.unproven <= 0) return [];
  const underWay = sql`coalesce((${JSON.stringify(room.ofAccount)}::jsonb ->> token.user_id::text)::int, 0)`;
  const { rows } = await db.execute<ClaimedPush>(sql`
    with waiting as (
      select delivery.id, delivery.due_at, token.reached_at is not null and token.failures = 0 as is_proven,
        ${underWay} + row_number() over (partition by token.user_id order by delivery.due_at, delivery.id) as turn
      from push_deliveries delivery join push_tokens token on token.id = delivery.token_id
      where delivery.due_at <= ${now} and not (delivery.is_put_off and exists (
        select from push_deliveries first where first.token_id = delivery.token_id and first.is_put_off
          and (first.created_at, first.id) < (delivery.created_at, delivery.id)))
    ), chosen as (
      select id, is_proven, row_number() over (partition by is_proven order by turn, due_at, id) as place
      from waiting where turn <= ${room.perAccount}
    ), due as (
      select delivery.id from push_deliveries delivery join chosen on chosen.id = delivery.id
      where chosen.place <= case when chosen.is_proven then ${room.proven}::int else ${room.unproven}::int end
        and delivery.due_at <= ${now}
      order by delivery.id for update of delivery skip locked
    ), claimed as (
      update push_deliveries taken
      set attempts = taken.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where taken.id = due.id returning taken.*
    )
    select claimed.id, claimed.attempts, claimed.is_put_off as "isPutOff",
      claimed.attempts > ${pushAttempts} or claimed.created_at < now() - make_interval(
        hours => case when claimed.is_put_off then ${putOffLifeHours}::int else ${lifeHours}::int end) as "isStale",
      token.token, token.id as "tokenId", token.platform, token.language, token.user_id = n.user_id as "isOwn",
      token.user_id as "userId", token.reached_at is not null and token.failures = 0 as "isProven",
      exists (select from auth_sessions s where s.id = token.session_id and s.expires_at > now()) as "isSignedIn",
      n.id as "notificationId", n.type, n.title, n.message, n.data, n.read as "isRead",
      ${isToldByNobody} or exists (select from notification_actors a
        where a.notification_id = n.id and a.actor_id = claimed.actor_id and ${isActorShown()}) as "isShown",
      actor.full_name as "actorName", actor.username as "actorUsername",
      (select count(*)::int from (select from notification_actors a
        where a.notification_id = n.id and not ${isToldByNobody} and ${isActorShown()} limit 1000) others) as "actorCount",
      chosen.choices, chosen.quiet_from::text as "quietFrom", chosen.quiet_to::text as "quietTo"
    from claimed
    join notifications n on n.id = claimed.notification_id
    join push_tokens token on token.id = claimed.token_id
    left join profiles actor on actor.id = claimed.actor_id
    left join notification_preferences chosen on chosen.user_id = n.user_id`);
  return rows;
}
