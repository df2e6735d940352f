import { type LiveEvent, liveEvent } from '@pahiya/contract/live/schemas';
import { and, asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { mostMissed, type Place } from '../rules.ts';
import { liveEvents } from '../tables.ts';

export interface ReadEvent {
  event: LiveEvent;
  place: Place;
  userId: string | null;
  authorId: string | null;
}

const eventsAtOnce = 1_000;

const columns = {
  id: liveEvents.id,
  xid: sql<string>`${liveEvents.xid}::text`,
  topic: liveEvents.topic,
  ref: liveEvents.ref,
  change: liveEvents.change,
  userId: liveEvents.userId,
  authorId: liveEvents.authorId,
};

/** No transaction below it can still commit. Only later statements see transactions that have just ended. */
export async function findEdge(db: Database): Promise<Place> {
  // `backend_xid` has only the lower 32 bits; the difference to the next transaction fits into them.
  const { rows } = await db.execute<{ xid: string }>(sql`
    select (next - greatest(0, max(mod(next - backend_xid::text::numeric + 2147483648, 4294967296) - 2147483648)))::text as xid
    from (select pg_snapshot_xmax(pg_current_snapshot())::text::numeric as next) present
    left join pg_stat_activity on datname = current_database() and backend_xid is not null
    group by next`);
  return { xid: BigInt(rows[0]?.xid ?? 0), id: 0n };
}

/** Tells only nodes that somebody's allowed topics have changed. */
const rolesTopic = 'staff_roles';

interface Read {
  events: ReadEvent[];
  changedStaff: string[];
  end: Place;
  /** Since the transaction of the oldest of these events began. */
  lagSeconds: number;
}

export async function readEvents(db: Database, after: Place): Promise<Read> {
  const edge = await findEdge(db);
  const rows = await db
    .select({ ...columns, age: sql<number>`extract(epoch from clock_timestamp() - ${liveEvents.createdAt})::float8` })
    .from(liveEvents)
    .where(and(isAfter(after), sql`${liveEvents.xid} < ${String(edge.xid)}::xid8`))
    .orderBy(asc(liveEvents.xid), asc(liveEvents.id))
    .limit(eventsAtOnce);
  const changedStaff = rows.flatMap(({ topic, userId }) => (topic === rolesTopic && userId ? [userId] : []));
  return {
    events: rows.flatMap(toEvent),
    changedStaff,
    end: endOf(rows, after),
    lagSeconds: Math.max(0, ...rows.map(({ age }) => age)),
  };
}

/** Null if there are too many to send one by one. */
export async function readMissed(
  db: Database,
  { userId, topics, after, until }: { userId: string; topics: string[]; after: Place; until: Place },
): Promise<ReadEvent[] | null> {
  const isForReader = or(sql`${liveEvents.userId} = ${userId}`, sql`${liveEvents.userId} is null`);
  const rows = await db
    .select(columns)
    .from(liveEvents)
    .where(and(isAfter(after), inArray(liveEvents.topic, topics), isForReader, isUpTo(until)))
    .orderBy(asc(liveEvents.xid), asc(liveEvents.id))
    .limit(mostMissed + 1);
  return rows.length > mostMissed ? null : rows.flatMap(toEvent);
}

function isAfter({ xid, id }: Place): SQL {
  return sql`(${liveEvents.xid}, ${liveEvents.id}) > (${String(xid)}::xid8, ${String(id)}::bigint)`;
}

function isUpTo({ xid, id }: Place): SQL {
  return sql`(${liveEvents.xid}, ${liveEvents.id}) <= (${String(xid)}::xid8, ${String(id)}::bigint)`;
}

type Row = {
  [Column in keyof typeof columns]: (typeof liveEvents.$inferSelect)[Column & keyof typeof liveEvents.$inferSelect];
};

function toEvent({ id, xid, topic, ref, change, userId, authorId }: Row): ReadEvent[] {
  const { success, data } = liveEvent.safeParse({ topic, id: ref, change });
  return success ? [{ event: data, place: { xid: BigInt(xid), id }, userId, authorId }] : [];
}

function endOf(rows: { id: bigint; xid: string }[], after: Place): Place {
  const last = rows.at(-1);
  return last ? { xid: BigInt(last.xid), id: last.id } : after;
}
