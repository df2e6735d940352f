import type { NotificationType } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isActorShown, isToldByNobody } from '../queries/shown-notifications.ts';
import type { Choices } from '../rules/preferences.ts';

/** A push that this node has taken, and all that says whether and how it is sent. */
export interface ClaimedPush extends Record<string, unknown> {
  id: string;
  attempts: number;
  isStale: boolean;
  token: string;
  tokenId: string;
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

const claimedAtOnce = 20;

/** Longer than a round of sending takes: what a node took and never finished is taken again after it. */
const leaseSeconds = 120;
const lifeHours = 24;

/** Instants are stored in milliseconds, rounded: what is due now may stand a little later. */
const now = sql`now() + interval '1 millisecond'`;

/**
 * Takes some of what is due, for this node alone: no row stays locked and no connection busy while a push service thinks.
 * Everything is read anew, as it is at this moment.
 */
export async function claimPushes(db: Database): Promise<ClaimedPush[]> {
  const { rows } = await db.execute<ClaimedPush>(sql`
    with due as (
      select id from push_deliveries where due_at <= ${now} order by due_at limit ${claimedAtOnce} for update skip locked
    ), claimed as (
      update push_deliveries taken
      set attempts = taken.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where taken.id = due.id returning taken.*
    )
    select claimed.id, claimed.attempts, claimed.created_at < now() - make_interval(hours => ${lifeHours}) as "isStale",
      token.token, token.id as "tokenId", token.platform, token.language, token.user_id = n.user_id as "isOwn",
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
