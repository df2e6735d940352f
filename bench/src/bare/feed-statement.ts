import type { Person, Post } from '@pahiya/contract/community/schemas';
import type { Picture } from '@pahiya/contract/files/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { limits } from '@pahiya/contract/shared/limits';
import { select } from './columns.ts';
import type { Statement } from './garage-statements.ts';

const object = (columns: string) => `(select row_to_json(o) from (select ${columns}) o)`;

const author = object(
  select<Person>({ id: 'p.user_id', username: 'p.username', fullName: 'p.full_name', avatarUrl: 'p.avatar_url' }),
);

const addressAt = (width: string) => `'${apiPrefix}/files/' || f.folder || '/' || ${width} || '.webp'`;

const picture = object(
  select<Picture>({
    url: addressAt('f.widths[cardinality(f.widths)]'),
    sources: `(select json_agg(json_build_object('url', ${addressAt('width')}, 'width', width) order by place)
      from unnest(f.widths) with ordinality as listed (width, place))`,
    width: 'f.width',
    height: 'f.height',
    placeholder: 'f.placeholder',
  }),
);

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const postColumns = select<Post>({
  id: 'p.id',
  author,
  caption: 'p.caption',
  image: `case when f.width is not null and f.height is not null and f.placeholder is not null
    and cardinality(f.widths) > 0 then ${picture} end`,
  likes: 'p.likes - coalesce(l.hidden, 0)',
  comments: 'p.comments - coalesce(c.hidden, 0) + coalesce(c.held, 0)',
  isLiked: 'coalesce(l.is_own, false)',
  isSaved: 's.post_id is not null',
  isOwn: 'p.user_id = $1',
  canComment: 'p.allow_comments or p.user_id = $1',
  isHidden: 'p.hidden_at is not null',
  isHeld: 'p.is_held',
  createdAt: instant('p.created_at'),
});

/** Reads once whom the reader does not see, and once what they did on the posts of the page. */
export const feed: Statement = {
  name: 'bare_feed',
  text: `with unseen as materialized (
      select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1
    ), page as materialized (
      select p.*, a.username, a.full_name, a.avatar_url, a.allow_comments
      from posts p join profiles a on a.id = p.user_id
      where p.user_id = $1 or (
        p.hidden_at is null and a.suspended_at is null and a.deactivated_at is null
        and p.user_id not in (select id from unseen)
        and (a.is_public or p.user_id in (select following_id from followers where follower_id = $1))
        and p.user_id not in (select muted_id from mutes where muter_id = $1)
      )
      order by p.created_at desc, p.id desc limit ${limits.pageSize + 1}
    ), shown as materialized (
      select array_agg(id) as ids from page
    ), l as materialized (
      select post_id, count(*) filter (where is_counted and user_id <> $1)::int as hidden, bool_or(user_id = $1) as is_own
      from post_likes
      where post_id = any((select ids from shown)::uuid[]) and (user_id = $1 or user_id in (select id from unseen))
      group by post_id
    ), c as materialized (
      select post_id, count(*) filter (where user_id <> $1 and hidden_at is null)::int as hidden,
        count(*) filter (where user_id = $1 and is_held)::int as held
      from comments
      where post_id = any((select ids from shown)::uuid[]) and is_counted
        and (user_id = $1 or user_id in (select id from unseen))
      group by post_id
    ), s as materialized (
      select post_id from saved_posts where user_id = $1 and post_id = any((select ids from shown)::uuid[])
    )
    select row_to_json(r)::text, r."createdAt", r.id from (
      select ${postColumns}
      from page p
      left join l on l.post_id = p.id
      left join c on c.post_id = p.id
      left join s on s.post_id = p.id
      left join files f on f.id = p.file_id
      order by p.created_at desc, p.id desc
    ) r`,
};
