import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { pageTopicPrefix } from '../rules.ts';
import { liveEvents } from '../tables.ts';

const changesAtOnce = 1_000;

interface PublicChanges {
  /** `garages`, `people` or `post:{id}`. */
  subjects: Set<string> | 'all';
  /** A PostgreSQL snapshot of what had been committed by then. */
  seen: string;
}

/**
 * Reads what changed on public pages between two snapshots of the database: exactly the events that only the later one
 * sees. So an open transaction delays only its own changes. Everything may have changed without an earlier snapshot,
 * after a database was restored, or after too many changes.
 */
export async function readPublicChanges(db: Database, seen: string | undefined): Promise<PublicChanges> {
  const rows = seen === undefined ? await readPresent(db).execute() : await readSince(db).execute({ seen });
  const [first] = rows;
  if (!first) throw new Error('The present has one row at least');
  const isKnown = seen !== undefined && !first.isOlder && rows.length < changesAtOnce;
  return { subjects: isKnown ? new Set(rows.flatMap(subjectOf)) : 'all', seen: first.seen };
}

const columns = {
  seen: sql<string>`seen`,
  isOlder: sql<boolean>`is_older`,
  topic: sql<string | null>`topic`,
  ref: sql<string | null>`ref`,
};

const readPresent = prepareOnce((db) =>
  db
    .select(columns)
    .from(sql`(
      select pg_current_snapshot()::text as seen, false as is_older, null::text as topic, null::text as ref
    ) present`)
    .prepare('present'),
);

/**
 * Both conditions on `xid` use the index, however long other transactions stay open. An event for one person, such as a
 * block, changes nothing for visitors.
 */
const readSince = prepareOnce((db) =>
  db
    .select(columns)
    .from(sql`(
      with before as (select ${sql.placeholder('seen')}::pg_snapshot as snapshot),
        events as (
          select distinct topic, ref from ${liveEvents}
          where (
              xid >= (select pg_snapshot_xmax(snapshot) from before)
              or xid = any (array(select pg_snapshot_xip(snapshot) from before))
            )
            and user_id is null
            and (
              topic in ('posts', 'likes')
              or topic like ${sql.raw(`'${pageTopicPrefix}%'`)} or topic like ${sql.raw(`'${commentsTopicPrefix}%'`)}
            )
          limit ${sql.raw(String(changesAtOnce))}
        )
      select present::text as seen, pg_snapshot_xmax(present) < pg_snapshot_xmax(snapshot) as is_older, topic, ref
      from pg_current_snapshot() as present cross join before left join events on true
    ) changes`)
    .prepare('public_changes'),
);

function subjectOf({ topic, ref }: { topic: string | null; ref: string | null }): string[] {
  if (topic === null) return [];
  if (topic.startsWith(pageTopicPrefix)) return [topic.slice(pageTopicPrefix.length)];
  if (topic.startsWith(commentsTopicPrefix)) return [`post:${topic.slice(commentsTopicPrefix.length)}`];
  // An event without a post concerns all posts of a person.
  return [ref ? `post:${ref}` : 'people'];
}
