import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { and, inArray, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type Place, pageTopicPrefix } from '../rules.ts';
import { liveEvents } from '../tables.ts';
import { findEdge } from './read-events.ts';

const changesAtOnce = 1_000;

interface PageChanges {
  /** `garages`, `people` or `post:{id}`. */
  subjects: Set<string> | 'all';
  end: Place;
}

/** What changed on public pages since `after`. Without it, or after too many changes, everything may have changed. */
export async function readPageChanges(db: Database, after: Place | undefined): Promise<PageChanges> {
  const edge = await findEdge(db);
  if (!after) return { subjects: 'all', end: edge };
  const { topic, ref, xid, id } = liveEvents;
  const rows = await db
    .selectDistinct({ topic, ref })
    .from(liveEvents)
    .where(
      and(
        sql`(${xid}, ${id}) > (${String(after.xid)}::xid8, ${String(after.id)}::bigint)`,
        sql`${xid} < ${String(edge.xid)}::xid8`,
        or(
          inArray(topic, ['posts', 'likes']),
          like(topic, `${pageTopicPrefix}%`),
          like(topic, `${commentsTopicPrefix}%`),
        ),
      ),
    )
    .limit(changesAtOnce);
  return { subjects: rows.length < changesAtOnce ? new Set(rows.map(subjectOf)) : 'all', end: edge };
}

function subjectOf({ topic, ref }: { topic: string; ref: string | null }): string {
  if (topic.startsWith(pageTopicPrefix)) return topic.slice(pageTopicPrefix.length);
  if (topic.startsWith(commentsTopicPrefix)) return `post:${topic.slice(commentsTopicPrefix.length)}`;
  // Without a post, all posts of a person are concerned.
  return ref ? `post:${ref}` : 'people';
}
