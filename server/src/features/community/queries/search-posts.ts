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
  writePosition,
} from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { containing } from '../../garages/queries/garage-columns.ts';
import { profiles } from '../../profiles/tables.ts';
import { posts } from '../tables.ts';
import { isWanted, pageRows, type ReadersPage } from './list-posts.ts';
import { listPosts } from './select-posts.ts';
import { judged } from './visible-posts.ts';

/** What is common fills a page from so many of the newest posts. */
const nearRows = 1_000;
/** What an index cannot find is looked for in so many posts at a time. */
const walkedRows = 10_000;
/** What has more matches is common: walking meets enough of them soon. */
const mostMatches = 10_000;

interface Search extends ReadersPage {
  search: string;
}

/**
 * The posts whose caption or author's username contains the text, newest first. A page that is short, or empty, still has
 * a cursor when older posts are yet to be looked through. Null for a cursor this search did not give.
 */
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

/** Costs the same with a thousand posts and with a million: no step reads more than its bound. */
async function findMatches(db: Database, wanted: Search, after: Position | undefined): Promise<Matches> {
  const near = await walk(db, wanted, after, true);
  if (!near.isCutShort) return near;
  return (await lookUp(db, wanted, after)) ?? (await walk(db, wanted, after, false));
}

const pattern = sql.placeholder('pattern');
const place = { createdAt: sql`p.created_at`, id: sql`p.id` };
const newest = sql`p.created_at desc, p.id desc`;

function valuesOf({ userId, search }: Search, after: Position | undefined) {
  return { reader: userId, search, pattern: containing(search), ...afterValues(after) };
}

/** A page of what is found in the newest posts after the cursor; cut short when it is not full and older ones remain. */
async function walk(
  db: Database,
  wanted: Search,
  after: Position | undefined,
  isNear: boolean,
): Promise<Matches & { isCutShort: boolean }> {
  const hasCursor = after !== undefined;
  const statement = selectWalked(db, hasCursor, wanted.limit <= limits.pageSize, isNear);
  const page = cutPage(await statement.execute(valuesOf(wanted, after)), wanted.limit);
  if (page.nextCursor !== null) return { ...page, isCutShort: false };
  const [last, more] = await selectEnd(db, hasCursor, isNear).execute(afterValues(after));
  return { shown: page.shown, nextCursor: last && more ? writePosition(last) : null, isCutShort: more !== undefined };
}

function walked(isNear: boolean): number {
  return isNear ? nearRows : walkedRows;
}

const placed = { id: sql<string>`found.id`, createdAt: sql`found.created_at`.mapWith(posts.createdAt) };

const selectWalked = prepareOnce((db, hasCursor: boolean, isUsual: boolean, isNear: boolean) =>
  db
    .select(placed)
    .from(sql`(
      select p.id, p.created_at
      from (
        select p.* from ${posts} p ${hasCursor ? sql`where ${isAfter(place)}` : sql``}
        order by ${newest} limit ${sql.raw(String(walked(isNear)))}
      ) p
      where (p.caption ilike ${pattern} or ${judged(sql`exists (
        select from ${profiles} author where author.id = p.user_id and author.username ilike ${pattern})`)}) and ${isWanted}
      order by ${newest} limit ${pageRows(isUsual)}
    ) found`)
    .orderBy(sql`found.created_at desc, found.id desc`)
    .prepare(`search_walk_${hasCursor}_${isUsual}_${isNear}`),
);

/** The last post that a walk passes by, and the one behind it. */
const selectEnd = prepareOnce((db, hasCursor: boolean, isNear: boolean) =>
  db
    .select(placed)
    .from(sql`(
      select p.id, p.created_at from ${posts} p ${hasCursor ? sql`where ${isAfter(place)}` : sql``}
      order by ${newest} offset ${sql.raw(String(walked(isNear) - 1))} limit 2
    ) found`)
    .orderBy(sql`found.created_at desc, found.id desc`)
    .prepare(`search_end_${hasCursor}_${isNear}`),
);

/** A page by way of the indexes of letters; null for what they do not find and for what is common. */
async function lookUp(db: Database, wanted: Search, after: Position | undefined): Promise<Matches | null> {
  const statement = selectLookedUp(db, after !== undefined, wanted.limit <= limits.pageSize);
  const rows = await statement.execute(valuesOf(wanted, after));
  if (rows.some(({ matches }) => matches > mostMatches)) return null;
  return cutPage(
    rows.flatMap(({ id, createdAt }) => (id === null ? [] : { id, createdAt })),
    wanted.limit,
  );
}

/** The indexes know runs of three letters or digits, as the database's locale has them. */
const isIndexed = sql`${sql.placeholder('search')}::text ~ '[[:alnum:]]{3}'`;
const enough = sql.raw(String(mostMatches + 1));

/** Always a row; its `id` is null when nothing was found. */
const selectLookedUp = prepareOnce((db, hasCursor: boolean, isUsual: boolean) =>
  db
    .select({
      ...placed,
      id: sql<string | null>`found.id`,
      matches: sql<number>`case when ${isIndexed} then found.matches else ${enough} end`,
    })
    .from(sql`(
      with candidates as materialized (
        (select id, user_id, hidden_at, created_at from ${posts} where caption ilike ${pattern} and ${isIndexed} limit ${enough})
        union
        (
          select p.id, p.user_id, p.hidden_at, p.created_at from ${profiles} author join ${posts} p on p.user_id = author.id
          where (author.username || ' ' || author.full_name) ilike ${pattern} and author.username ilike ${pattern} and ${isIndexed}
          limit ${enough}
        )
      )
      select counted.matches, page.id, page.created_at
      from (select count(*)::int as matches from candidates) counted
      left join lateral (
        select p.id, p.created_at from candidates p
        where counted.matches <= ${sql.raw(String(mostMatches))} and ${isWanted}${hasCursor ? sql` and ${isAfter(place)}` : sql``}
        order by ${newest} limit ${pageRows(isUsual)}
      ) page on true
    ) found`)
    .orderBy(sql`found.created_at desc, found.id desc`)
    .prepare(`search_look_up_${hasCursor}_${isUsual}`),
);
