import type { Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import {
  afterValues,
  cutPage,
  isAfter,
  type Placed,
  type Position,
  readPosition,
  toPosition,
  writePosition,
} from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce, unnamed } from '../../../database/prepare-once.ts';
import { profiles } from '../../people/tables.ts';
import { posts } from '../tables.ts';
import { isWantedBy, pageRows, type ReadersPage } from './list-posts.ts';
import { escapeForLike, isFindable, isWritten } from './search-text.ts';
import { listPosts } from './select-posts.ts';
import { newest, passedBy, place, type Stride, whereItEnds } from './walk-posts.ts';

/** A text with more matches than this is common enough to be found by scanning posts. */
const mostMatches = 5_000;

interface Search extends ReadersPage {
  search: string;
}

/** A short or empty page still has a cursor when older posts remain to be searched. Null for an invalid cursor. */
export async function searchPosts(db: Database, wanted: Search): Promise<Page<Post> | null> {
  const after = readPosition(wanted.cursor);
  if (after === null) return null;
  const { shown, nextCursor } = await findMatches(db, wanted, after);
  return { items: await listPosts(db, { reader: wanted.userId, postIds: shown.map(({ id }) => id) }), nextCursor };
}

interface Matches {
  shown: Placed[];
  nextCursor: string | null;
}

/** Costs the same with a thousand posts and with a million. */
async function findMatches(db: Database, wanted: Search, after: Position | undefined): Promise<Matches> {
  const near = await walk(db, wanted, after, 'near');
  const rest = { ...wanted, limit: wanted.limit - near.shown.length };
  if (!near.end || rest.limit === 0) return near;
  const found = await lookUp(db, rest, near.end);
  const behind = typeof found === 'string' ? await walk(db, rest, near.end, found) : found;
  return { ...behind, shown: [...near.shown, ...behind.shown] };
}

const reader = sql.placeholder('reader');
/** Evaluated only for posts that match. */
const isWanted = isWantedBy(reader, { userId: sql`writer.id`, hiddenAt: sql`p.hidden_at` });
const placed = { id: sql<string>`found.id`, createdAt: sql`found.created_at`.mapWith(posts.createdAt) };
const inOrder = sql`found.created_at desc, found.id desc`;

function valuesOf({ userId, search }: Search, after: Position | undefined) {
  return { reader: userId, search: escapeForLike(search), ...afterValues(after) };
}

/** `end` is where it stopped, when the page is not full and older posts remain. */
async function walk(
  db: Database,
  wanted: Search,
  after: Position | undefined,
  stride: Stride,
): Promise<Matches & { end?: Position }> {
  const hasCursor = after !== undefined;
  const statement = selectWalked(db, hasCursor, wanted.limit <= limits.pageSize, stride);
  const rows = await statement.execute(valuesOf(wanted, after));
  const [end, more] = rows.filter(({ isEnd }) => isEnd);
  const page = cutPage(
    rows.filter(({ isEnd }) => !isEnd),
    wanted.limit,
  );
  if (page.nextCursor !== null || !end || !more) return page;
  return { shown: page.shown, nextCursor: writePosition(end), end: toPosition(end) };
}

/** One statement sees the posts of one moment. */
const selectWalked = prepareOnce((db, hasCursor: boolean, isUsual: boolean, stride: Stride) => {
  const pattern = sql`'%' || ${sql.placeholder('search')} || '%'`;
  return db
    .select({ ...placed, isEnd: sql<boolean>`found.is_end` })
    .from(sql`(
      (
        select p.id, p.created_at, false as is_end
        from ${passedBy(hasCursor, stride)}
        cross join lateral (select id, username from ${profiles} where id = p.user_id offset 0) writer
        where (p.caption ilike ${pattern} or writer.username ilike ${pattern}) and ${isWanted}
        order by ${newest} limit ${pageRows(isUsual)}
      )
      union all
      select p.id, p.created_at, true from ${whereItEnds(hasCursor, stride)}
    ) found`)
    .orderBy(inOrder)
    .prepare(`search_walk_${hasCursor}_${isUsual}_${stride}`);
});

/** The stride is `far` for common texts, `blind` for texts the indexes cannot find. */
async function lookUp(db: Database, wanted: Search, after: Position): Promise<Matches | Stride> {
  const rows = await selectLookedUp(db, wanted.limit <= limits.pageSize).execute(valuesOf(wanted, after));
  const [first] = rows;
  if (first?.matches === null) return 'blind';
  if (first && first.matches > mostMatches) return 'far';
  return cutPage(
    rows.flatMap(({ id, createdAt }) => (id === null ? [] : { id, createdAt })),
    wanted.limit,
  );
}

const enough = sql.raw(String(mostMatches + 1));

/** Always returns a row. The separate list keeps the planner from reading all posts in the hope of enough matches. */
const selectLookedUp = prepareOnce((db, isUsual: boolean) =>
  db
    .select({ ...placed, id: sql<string | null>`found.id`, matches: sql<number | null>`found.matches` })
    .from(sql`(
      with captions as materialized (
        select p.id, p.created_at from ${posts} p where ${isWritten(sql`p.caption`)} and ${isAfter(place)}
      ), writers as materialized (
        select id from ${profiles} writer
        where ${isWritten(sql`(writer.username || ' ' || writer.full_name)`)} and ${isWritten(sql`writer.username`)}
      ), candidates as materialized (
        (select * from captions limit ${enough})
        union all
        (
          select theirs.* from writers cross join lateral (
            select p.id, p.created_at from ${posts} p where p.user_id = writers.id and ${isAfter(place)}
            order by ${newest} limit ${pageRows(isUsual)}
          ) theirs limit ${enough}
        )
      )
      select counted.matches, page.id, page.created_at
      from (select case when ${isFindable} then count(*)::int end as matches from candidates) counted
      left join lateral (
        select candidate.id, candidate.created_at
        from (
          select distinct created_at, id from candidates where counted.matches < ${enough} order by created_at desc, id desc
        ) candidate
        cross join lateral (select user_id, hidden_at from ${posts} where id = candidate.id offset 0) p
        where ${isWantedBy(reader, { userId: sql`p.user_id`, hiddenAt: sql`p.hidden_at` })}
        order by candidate.created_at desc, candidate.id desc limit ${pageRows(isUsual)}
      ) page on true
    ) found`)
    .orderBy(inOrder)
    .prepare(unnamed),
);
