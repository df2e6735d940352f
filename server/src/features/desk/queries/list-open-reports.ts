import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { comments, posts, reports } from '../../community/tables.ts';
import { profiles } from '../../people/tables.ts';

export async function listOpenReports(db: Database, limit: number) {
  return await db
    .select({
      id: reports.id,
      target: reports.target,
      targetId: reports.targetId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      username: profiles.username,
      text: sql<string | null>`coalesce(${posts.caption}, ${comments.content}, ${profiles.bio})`,
      isHidden: sql<boolean>`coalesce(${posts.hiddenAt}, ${comments.hiddenAt}, ${profiles.suspendedAt}) is not null`,
    })
    .from(reports)
    .leftJoin(posts, and(eq(reports.target, 'post'), eq(posts.id, reports.targetId)))
    .leftJoin(comments, and(eq(reports.target, 'comment'), eq(comments.id, reports.targetId)))
    .leftJoin(
      profiles,
      sql`${profiles.id} = case ${reports.target}
        when 'post' then ${posts.userId} when 'comment' then ${comments.userId} else ${reports.targetId} end`,
    )
    .where(eq(reports.status, 'open'))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit);
}

export type OpenReport = Awaited<ReturnType<typeof listOpenReports>>[number];
