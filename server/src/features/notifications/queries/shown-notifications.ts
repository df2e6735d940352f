import { type SQL, sql } from 'drizzle-orm';
import { hasMuted, maySeePerson } from '../../people/queries/visibility.ts';

/** The callers' queries name the notification `n` and its actor `a`. */
export function isActorShown(): SQL {
  const reader = sql.raw('n.user_id');
  const actor = sql.raw('a.actor_id');
  return sql`(${doesActivityStand} and ${maySeePerson(reader, actor)} and not ${hasMuted(reader, actor)})`;
}

const doesActivityStand = sql`case n.type
  when 'like' then exists (select from post_likes activity
    where activity.post_id = (n.data ->> 'post_id')::uuid and activity.user_id = a.actor_id)
  when 'comment' then exists (select from comments activity
    where activity.post_id = (n.data ->> 'post_id')::uuid and activity.user_id = a.actor_id and activity.hidden_at is null)
  else exists (select from followers activity
    where activity.follower_id = a.actor_id and activity.following_id = n.user_id) end`;

export const hasNoActor = sql`n.type in ('booking', 'support', 'vehicle')`;

export function isShown(): SQL {
  return sql`(n.is_listed and (${hasNoActor} or exists (
    select from notification_actors a where a.notification_id = n.id and ${isActorShown()})))`;
}
