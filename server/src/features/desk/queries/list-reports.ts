import type { DeskReport } from '@pahiya/contract/desk/moderation/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import { cutPage, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';

type Row = Omit<DeskReport, 'createdAt'> & { createdAt: Date };

const excerptLength = 500;

/**
 * What is open, each thing once, under its oldest report, the oldest first. What is gone meanwhile needs no ruling and is
 * not listed. Null for a cursor this list did not give.
 */
export async function listReports(
  db: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<DeskReport> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const isLater = after ? sql`and (r.created_at, r.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select r.id, r.target, r.target_id as "targetId",
      left(coalesce(post.caption, comment.content, author.bio), ${excerptLength}) as excerpt,
      json_build_object('id', author.id, 'username', author.username, 'fullName', author.full_name,
        'avatarUrl', author.avatar_url) as author,
      said.reporters, said.reasons,
      coalesce(post.hidden_at, comment.hidden_at) is not null as "isHidden",
      author.suspended_at is not null as "isSuspended",
      r.created_at as "createdAt"
    from reports r
    left join posts post on r.target = 'post' and post.id = r.target_id
    left join comments comment on r.target = 'comment' and comment.id = r.target_id
    join profiles author on author.id =
      case r.target when 'post' then post.user_id when 'comment' then comment.user_id else r.target_id end
    cross join lateral (
      select count(*)::int as reporters,
        json_agg(json_build_object('reason', o.reason, 'note', o.details) order by o.created_at, o.id) as reasons
      from reports o where o.target = r.target and o.target_id = r.target_id and o.status = 'open') said
    where r.status = 'open' ${isLater}
      and not exists (select from reports earlier
        where earlier.target = r.target and earlier.target_id = r.target_id and earlier.status = 'open'
          and (earlier.created_at, earlier.id) < (r.created_at, r.id))
    order by r.created_at, r.id limit ${limit + 1}`);
  const { shown, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    limit,
  );
  return { items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
