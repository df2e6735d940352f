import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { pageTopicPrefix } from '../rules.ts';
import { liveEvents } from '../tables.ts';

const changesAtOnce = 1_000;

interface PageChanges {
  /** `garages`, `people` or `post:{id}`. */
  subjects: Set<string> | 'all';
  /** A PostgreSQL snapshot of what had been committed by then. */
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
 * Reads what changed on public pages between two snapshots of the database: exactly the events that only the later one
 * sees. So an open transaction delays only its own changes. Everything may have changed without an earlier snapshot,
 * after a database was restored, or after too many changes.
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
  // An event without a post concerns all posts of a person.
  return [ref ? `post:${ref}` : 'people'];
}
