import type { DeskReport } from '@pahiya/contract/desk/moderation/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type PictureRow, toPicture } from '../../files/queries/picture.ts';

const excerptLength = 500;

/** `thing` is a relation with `target` and `target_id`. Select them together with `joinThing`. */
export const thingColumns: SQL = sql`
  thing.target, thing.target_id as "targetId",
  left(coalesce(post.caption, comment.content, author.bio), ${excerptLength}) as excerpt,
  json_build_object('id', author.id, 'username', author.username, 'fullName', author.full_name,
    'avatarUrl', author.avatar_url) as author,
  case when file.id is not null then json_build_object('folder', file.folder, 'width', file.width,
    'height', file.height, 'widths', file.widths, 'placeholder', file.placeholder) end as picture,
  coalesce(post.id, comment.post_id) as "postId",
  coalesce(post.hidden_at, comment.hidden_at) is not null as "isHidden",
  coalesce(post.is_held, comment.is_held, false) as "isHeld",
  author.suspended_at is not null as "isSuspended"`;

/** Excludes content that is gone. */
export const joinThing: SQL = sql`
  left join posts post on thing.target = 'post' and post.id = thing.target_id
  left join files file on file.id = post.file_id
  left join comments comment on thing.target = 'comment' and comment.id = thing.target_id
  join profiles author on author.id =
    case thing.target when 'post' then post.user_id when 'comment' then comment.user_id else thing.target_id end`;

export const openReasons: SQL = sql`
  select (count(*) filter (where o.reason <> 'held'))::int as reporters,
    json_agg(json_build_object('reason', o.reason, 'note', o.details) order by o.created_at, o.id) as reasons
  from reports o where o.target = thing.target and o.target_id = thing.target_id and o.status = 'open'`;

type Thing = Pick<
  DeskReport,
  'target' | 'targetId' | 'excerpt' | 'author' | 'image' | 'postId' | 'isHidden' | 'isHeld' | 'isSuspended'
>;
export type ThingRow = Omit<Thing, 'image'> & { picture: PictureRow | null };

export function toThing<Row extends ThingRow>({ picture, ...row }: Row): Omit<Row, 'picture'> & Pick<Thing, 'image'> {
  return { ...row, image: toPicture(picture) };
}
