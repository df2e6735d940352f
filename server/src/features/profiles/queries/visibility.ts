import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { blocks, followers, mutes, profiles } from '../tables.ts';

/** Who reads: a person's id, a column or `null` for a visitor who is not signed in. */
type Reader = string | SQLWrapper | null;

/**
 * The one predicate of who may see whom: nobody sees a person who is suspended or away, and of two people one of whom has
 * blocked the other neither sees the other. Everybody sees themselves. Every surface asks this, none says it again.
 */
export function maySeePerson(reader: Reader, personId: SQLWrapper): SQL<boolean> {
  if (reader === null) return sql<boolean>`(${isActive(personId)})`;
  return sql<boolean>`(${personId} = ${reader} or (${isActive(personId)} and not ${isBlockBetween(reader, personId)}))`;
}

/**
 * As `maySeePerson`; and whom the reader has blocked, so that they can be unblocked. Of two who have blocked each other
 * that is the one who did it first: the other found nobody then, and still does.
 */
export function mayLookUp(reader: string, personId: SQLWrapper): SQL<boolean> {
  const isBlockedFirst = sql`exists (select from ${blocks} given
    where given.blocker_id = ${reader} and given.blocked_id = ${personId} and not exists (
      select from ${blocks} taken where taken.blocker_id = ${personId} and taken.blocked_id = ${reader}
        and (taken.created_at, taken.blocker_id) < (given.created_at, given.blocker_id)))`;
  return sql<boolean>`(${maySeePerson(reader, personId)} or (${isActive(personId)} and ${isBlockedFirst}))`;
}

/** As `maySeePerson`; and the posts of a private profile are for its followers. */
export function maySeePostsOf(reader: Reader, authorId: SQLWrapper): SQL<boolean> {
  const isPublic = sql`exists (select from ${profiles} author where author.id = ${authorId} and author.is_public)`;
  if (reader === null) return sql<boolean>`(${maySeePerson(null, authorId)} and ${isPublic})`;
  return sql<boolean>`(${maySeePerson(reader, authorId)}
    and (${authorId} = ${reader} or ${isPublic} or ${isFollowing(reader, authorId)}))`;
}

/** Whether the one follows the other. */
export function isFollowing(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${followers} own where own.follower_id = ${one} and own.following_id = ${other})`;
}

/** Whether the reader, who is signed in, wants to hear nothing of the person: for feeds, searches and notifications. */
export function hasMuted(reader: string | SQLWrapper, personId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${mutes} quiet where quiet.muter_id = ${reader} and quiet.muted_id = ${personId})`;
}

/** Whether the one has blocked the other. */
export function hasBlocked(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${blocks} own where own.blocker_id = ${one} and own.blocked_id = ${other})`;
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

function isActive(personId: SQLWrapper): SQL {
  return sql`exists (
    select from ${profiles} seen where seen.id = ${personId} and seen.suspended_at is null and seen.deactivated_at is null)`;
}
