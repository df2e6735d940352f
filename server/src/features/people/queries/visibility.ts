import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { blocks, followers, mutes, profiles } from '../tables.ts';

/** `null` for a visitor without a session. */
type Reader = string | SQLWrapper | null;

/** The single rule for who may see whom. Every surface must use it and not repeat it. */
export function maySeePerson(reader: Reader, personId: SQLWrapper): SQL<boolean> {
  if (reader === null) return sql<boolean>`(${isActive(personId)})`;
  return sql<boolean>`(${personId} = ${reader} or (${isActive(personId)} and not ${isBlockBetween(reader, personId)}))`;
}

/** Also finds people the reader has blocked. If both blocked each other, only the first blocker may look up. */
export function mayLookUp(reader: string, personId: SQLWrapper): SQL<boolean> {
  const isBlockedFirst = sql`exists (select from ${blocks} given
    where given.blocker_id = ${reader} and given.blocked_id = ${personId} and not exists (
      select from ${blocks} taken where taken.blocker_id = ${personId} and taken.blocked_id = ${reader}
        and (taken.created_at, taken.blocker_id) < (given.created_at, given.blocker_id)))`;
  return sql<boolean>`(${maySeePerson(reader, personId)} or (${isActive(personId)} and ${isBlockedFirst}))`;
}

export function maySeePostsOf(reader: Reader, authorId: SQLWrapper): SQL<boolean> {
  const isPublic = sql`exists (select from ${profiles} author where author.id = ${authorId} and author.is_public)`;
  if (reader === null) return sql<boolean>`(${maySeePerson(null, authorId)} and ${isPublic})`;
  return sql<boolean>`(${maySeePerson(reader, authorId)}
    and (${authorId} = ${reader} or ${isPublic} or ${isFollowing(reader, authorId)}))`;
}

export function isFollowing(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${followers} own where own.follower_id = ${one} and own.following_id = ${other})`;
}

export function hasMuted(reader: string | SQLWrapper, personId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${mutes} quiet where quiet.muter_id = ${reader} and quiet.muted_id = ${personId})`;
}

export function hasBlocked(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${blocks} own where own.blocker_id = ${one} and own.blocked_id = ${other})`;
}

export function isBlockBetween(one: string | SQLWrapper, other: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${blocks} wall
    where (wall.blocker_id = ${one} and wall.blocked_id = ${other})
      or (wall.blocker_id = ${other} and wall.blocked_id = ${one}))`;
}

/** Counted, but not seen by the reader. Subtract them from a counter, so that it matches its list. */
export function peopleHiddenFrom(reader: string | SQLWrapper): SQL {
  return sql`(select blocked_id as id from ${blocks} where blocker_id = ${reader}
    union select blocker_id from ${blocks} where blocked_id = ${reader})`;
}

function isActive(personId: SQLWrapper): SQL {
  return sql`exists (
    select from ${profiles} seen where seen.id = ${personId} and seen.suspended_at is null and seen.deactivated_at is null)`;
}
