import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { pageTopicPrefix } from '../rules.ts';
import { liveEvents } from '../tables.ts';

const changesAtOnce = 1_000;

interface PageChanges {
  /** `garages`, `people` or `post:{id}`. */
  subjects: Set<string> | 'all';
  /** What had been committed by then, as PostgreSQL writes a snapshot. */
  seen: string;
}

interface Row {
  [column: string]: unknown;
  seen: string;
  isOlder: boolean;
  topic: string | null;
  ref: string | null;
}

/**
 * What changed on public pages between two snapshots of the database: exactly the events that the later one sees and
 * the earlier one did not, so that a transaction that stays open delays nothing but its own changes. Without the earlier
 * snapshot, after a database was restored, or after too many changes, everything may have changed.
 */
export async function readPageChanges(db: Database, seen: string | undefined): Promise<PageChanges> {
  const { rows } = await db.execute<Row>(seen === undefined ? readPresent : readSince(seen));
  const [first] = rows;
  if (!first) throw new Error('The present has one row at least');
  const isKnown = seen !== undefined && !first.isOlder && rows.length < changesAtOnce;
  return { subjects: isKnown ? new Set(rows.flatMap(subjectOf)) : 'all', seen: first.seen };
}

const readPresent = sql`select pg_current_snapshot()::text as seen`;

/**
 * Both conditions on `xid` use the index, however long other transactions stay open. An event for one person, such as a
 * block, changes nothing for visitors.
 */
function readSince(seen: string) {
  return sql`
    with before as (select ${seen}::pg_snapshot as snapshot),
      events as (
        select distinct topic, ref from ${liveEvents}
        where (
            xid >= (select pg_snapshot_xmax(snapshot) from before)
            or xid = any (array(select pg_snapshot_xip(snapshot) from before))
          )
          and user_id is null
          and (topic in ('posts', 'likes') or topic like ${`${pageTopicPrefix}%`} or topic like ${`${commentsTopicPrefix}%`})
        limit ${changesAtOnce}
      )
    select present::text as seen, pg_snapshot_xmax(present) < pg_snapshot_xmax(snapshot) as "isOlder", topic, ref
    from pg_current_snapshot() as present cross join before left join events on true`;
}

function subjectOf({ topic, ref }: Row): string[] {
  if (topic === null) return [];
  if (topic.startsWith(pageTopicPrefix)) return [topic.slice(pageTopicPrefix.length)];
  if (topic.startsWith(commentsTopicPrefix)) return [`post:${topic.slice(commentsTopicPrefix.length)}`];
  // Without a post, all posts of a person are concerned.
  return [ref ? `post:${ref}` : 'people'];
}
