import type { reportReasons } from '@pahiya/contract/community/schemas';
import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { maySeePerson } from '../../people/queries/visibility.ts';
import { profiles } from '../../people/tables.ts';
import { isVisibleComment, isVisiblePost } from '../queries/visible-posts.ts';
import { comments, posts, reports } from '../tables.ts';

export interface ReportInput {
  userId: UserId;
  target: 'post' | 'comment' | 'profile';
  targetId: string;
  reason: (typeof reportReasons)[number];
  details: string;
}

/** Reporting a target again returns the first report. Null for a target the reporter cannot see and for their own. */
export async function report(db: Database, { userId, ...input }: ReportInput): Promise<{ id: string } | null> {
  if (!(await isReportable(db, userId, input))) return null;
  const [made] = await db
    .insert(reports)
    .values({ id: uuidv7(), reporterId: userId, ...input })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.target, reports.targetId],
      targetWhere: eq(reports.status, 'open'),
      // Changes nothing, but makes the row part of `returning`.
      set: { status: sql`${reports.status}` },
    })
    .returning({ id: reports.id });
  return made ?? null;
}

type Target = Pick<ReportInput, 'target' | 'targetId'>;

async function isReportable(db: Database, userId: UserId, { target, targetId }: Target): Promise<boolean> {
  switch (target) {
    case 'post': {
      const isShown = and(eq(posts.id, targetId), ne(posts.userId, userId), isVisiblePost(userId));
      return (await db.select({ id: posts.id }).from(posts).where(isShown)).length > 0;
    }
    case 'comment': {
      const isShown = and(eq(comments.id, targetId), ne(comments.userId, userId), isVisibleComment(userId));
      const found = db.select({ id: comments.id }).from(comments).innerJoin(posts, eq(posts.id, comments.postId));
      return (await found.where(and(isShown, isVisiblePost(userId)))).length > 0;
    }
    case 'profile': {
      const isShown = and(eq(profiles.id, targetId), ne(profiles.id, userId), maySeePerson(userId, profiles.id));
      return (await db.select({ id: profiles.id }).from(profiles).where(isShown)).length > 0;
    }
  }
}
