import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { blocks, followers, mutes, profiles } from '../tables.ts';

/** Who reads: a person's id, a column or `null` for a visitor who is not signed in. */
type Reader = string | SQLWrapper | null;

/**
 * The one predicate of who may see whom: nobody sees a person who is suspended or away, and of two people one of whom has
 * blocked the other neither sees the other. Everybody sees themselves. Every surface asks this, none says it again.
 */
export function maySeePerson(reader: Reader, personId: SQLWrapper): SQL<boolean> {
  const isActive = sql`exists (
    select from ${profiles} seen where seen.id = ${personId} and seen.suspended_at is null and seen.deactivated_at is null)`;
  if (reader === null) return sql<boolean>`(${isActive})`;
  return sql<boolean>`(${personId} = ${reader} or (${isActive} and not ${isBlockBetween(reader, personId)}))`;
}

/** As `maySeePerson`; and the posts of a private profile are for its followers. */
export function maySeePostsOf(reader: Reader, authorId: SQLWrapper): SQL<boolean> {
  const isPublic = sql`exists (select from ${profiles} author where author.id = ${authorId} and author.is_public)`;
  if (reader === null) return sql<boolean>`(${maySeePerson(null, authorId)} and ${isPublic})`;
  const isFollower = sql`exists (
    select from ${followers} own where own.follower_id = ${reader} and own.following_id = ${authorId})`;
  return sql<boolean>`(${maySeePerson(reader, authorId)} and (${authorId} = ${reader} or ${isPublic} or ${isFollower}))`;
}

/** Whether the reader, who is signed in, wants to hear nothing of the person: for feeds, searches and notifications. */
export function hasMuted(reader: string | SQLWrapper, personId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${mutes} quiet where quiet.muter_id = ${reader} and quiet.muted_id = ${personId})`;
}

/** In both directions: what they see of each other is nothing. */
export function isBlockBetween(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${blocks} wall
    where (wall.blocker_id = ${one} and wall.blocked_id = ${other})
      or (wall.blocker_id = ${other} and wall.blocked_id = ${one}))`;
}

/**
 * The people whom the reader does not see although they count: to be taken off a counter, so that it equals the list below
 * it. Those suspended or away are in no counter.
 */
export function peopleHiddenFrom(reader: string | SQLWrapper): SQL {
  return sql`(select blocked_id as id from ${blocks} where blocker_id = ${reader}
    union select blocker_id from ${blocks} where blocked_id = ${reader})`;
}
