import type { NotificationType } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type Choices, wants } from '../rules/preferences.ts';
import type { PushedNews } from '../rules/push-message.ts';
import { hasNoActor, isActorShown } from './shown-notifications.ts';

interface Device {
  tokenId: string;
  language: string;
  choices: Choices | null;
}

interface Deferred {
  /** All deferred pushes of the device, read or not: they are settled together. */
  ids: string[];
  /** Still news for the owner of the device, newest first. */
  news: PushedNews[];
}

interface Row extends Record<string, unknown> {
  ids: string[];
  notificationId: string;
  type: NotificationType;
  title: string;
  message: string;
  data: Record<string, unknown>;
  name: string | null;
  username: string | null;
  actorCount: number;
  isNews: boolean;
}

export async function loadDeferred(db: Database, { tokenId, language, choices }: Device): Promise<Deferred> {
  const { rows } = await db.execute<Row>(sql`
    with deferred as (
      select notification_id, array_agg(id) as ids from push_deliveries
      where token_id = ${tokenId} and is_put_off group by notification_id
    )
    select deferred.ids, n.id as "notificationId", n.type, n.title, n.message, n.data, latest.name, latest.username,
      coalesce(latest.count, 0)::int as "actorCount",
      not n.read and n.user_id = (select user_id from push_tokens where id = ${tokenId})
        and (${hasNoActor} or latest.name is not null) as "isNews"
    from deferred join notifications n on n.id = deferred.notification_id
    left join lateral (
      select p.full_name as name, p.username, count(*) over () as count
      from notification_actors a join profiles p on p.id = a.actor_id
      where a.notification_id = n.id and not ${hasNoActor} and ${isActorShown()}
      order by a.created_at desc, a.actor_id limit 1
    ) latest on true
    order by n.created_at desc, n.id desc`);
  const news = rows.filter(({ isNews, type }) => isNews && wants(choices, type, 'push'));
  return { ids: rows.flatMap(({ ids }) => ids), news: news.map((row) => toNews(row, language)) };
}

function toNews({ name, username, ids: _ids, isNews: _isNews, ...news }: Row, language: string): PushedNews {
  const actor = name !== null && username !== null ? { name, username } : null;
  return { ...news, actor, language };
}
