import type { Person } from '@pahiya/contract/community/schemas';
import type { Notification, NotificationType } from '@pahiya/contract/notifications/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import { cutPage, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { excerptOf } from '../../../platform/excerpt.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isOfNobody } from '../rules/activity.ts';
import { describeNews } from '../rules/news-texts.ts';
import { describeActivity } from '../rules/texts.ts';
import { hasNoActor, isActorShown, isShown } from './shown-notifications.ts';

interface WantedPage {
  userId: UserId;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  data: Record<string, unknown>;
  read: boolean;
  created_at: string;
  actors: Person[] | null;
  actor_count: number;
  comment: { id: string; content: string } | null;
}

/** Actors beyond this are not counted: no reader notices the difference. */
const actorsCounted = 1_000;
const actorsShown = 3;
const excerptLength = 120;

/** Lists the newest first, with the people the reader may see. Null for an invalid cursor. */
export async function listNotifications(db: Database, wanted: WantedPage): Promise<Page<Notification> | null> {
  const { userId, cursor, limit } = wanted;
  const after = readPosition(cursor);
  if (after === null) return null;
  const isAfter = after ? sql`and (n.created_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await db.execute<Row>(sql`
    with n as materialized (
      select n.* from notifications n where n.user_id = ${userId} ${isAfter} and ${isShown()}
      order by n.created_at desc, n.id desc limit ${limit + 1}
    )
    select n.id, n.type, n.title, n.message, n.data, n.read, n.created_at, who.actors, who.actor_count,
      case n.type when 'comment' then (
        select json_build_object('id', c.id, 'content', left(c.content, ${excerptLength + 1})) from comments c
        where c.post_id = (n.data ->> 'post_id')::uuid and c.user_id = (who.actors -> 0 ->> 'id')::uuid and c.hidden_at is null
        order by c.created_at desc, c.id desc limit 1) end as comment
    from n left join lateral (
      select count(*)::int as actor_count,
        json_agg(json_build_object('id', p.id, 'username', p.username, 'fullName', p.full_name, 'avatarUrl', p.avatar_url)
          order by found.created_at desc, found.actor_id) filter (where found.place <= ${actorsShown}) as actors
      from (
        select a.actor_id, a.created_at, row_number() over (order by a.created_at desc, a.actor_id) as place
        from notification_actors a where a.notification_id = n.id and not ${hasNoActor} and ${isActorShown()}
        order by a.created_at desc, a.actor_id limit ${actorsCounted}
      ) found left join profiles p on p.id = found.actor_id and found.place <= ${actorsShown}
    ) who on true
    order by n.created_at desc, n.id desc`);
  const { shown, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, createdAt: new Date(row.created_at) })),
    limit,
  );
  return { items: shown.map(toNotification), nextCursor };
}

function toNotification(row: Row & { createdAt: Date }): Notification {
  const { id, type, data, read, actors, actor_count: actorCount } = row;
  const [latest] = actors ?? [];
  const text =
    isOfNobody(type) || !latest
      ? (describeNews(data, 'en') ?? { title: row.title, message: row.message })
      : describeActivity({ type, name: latest.fullName, count: actorCount });
  return {
    id,
    type,
    ...text,
    data: latest ? { ...data, ...latestActivity(row, latest) } : data,
    actors: actors ?? [],
    actorCount,
    read,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The stored facts may name a person whom the reader can no longer see, or a comment that is gone. */
function latestActivity({ type, comment }: Row, { id, username }: Person): Record<string, string> {
  switch (type) {
    case 'like':
      return { liker_id: id };
    case 'comment':
      return {
        commenter_id: id,
        ...(comment && { comment_id: comment.id, excerpt: excerptOf(comment.content, excerptLength) }),
      };
    case 'follow':
      return { follower_id: id, username };
    case 'booking':
    case 'support':
    case 'vehicle':
      return {};
  }
}
