import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { isFollowing, mayLookUp, maySeePerson } from '../../people/queries/visibility.ts';
import { blocks, followers, mutes, profiles } from '../../people/tables.ts';

interface WantedPage {
  readerId: string;
  cursor?: string | undefined;
  limit: number;
}

type OfPerson = WantedPage & { personId: string };

/** Lists the latest first, consistent with the counter. Null for an invalid cursor. */
export function listFollowers(db: Database, { personId, ...wanted }: OfPerson): Promise<Page<ListedPerson> | null> {
  const where = and(eq(followers.followingId, personId), areBothSeen(wanted.readerId));
  return listPeople(db, wanted, { ...follows, person: followers.followerId, where });
}

export function listFollowing(db: Database, { personId, ...wanted }: OfPerson): Promise<Page<ListedPerson> | null> {
  const where = and(eq(followers.followerId, personId), areBothSeen(wanted.readerId));
  return listPeople(db, wanted, { ...follows, person: followers.followingId, where });
}

export function listBlocked(db: Database, wanted: WantedPage): Promise<Page<ListedPerson> | null> {
  return listPeople(db, wanted, {
    rows: blocks,
    createdAt: blocks.createdAt,
    id: blocks.blockedId,
    person: blocks.blockedId,
    where: and(eq(blocks.blockerId, wanted.readerId), mayLookUp(wanted.readerId, blocks.blockedId)),
  });
}

export function listMuted(db: Database, wanted: WantedPage): Promise<Page<ListedPerson> | null> {
  return listPeople(db, wanted, {
    rows: mutes,
    createdAt: mutes.createdAt,
    id: mutes.mutedId,
    person: mutes.mutedId,
    where: and(eq(mutes.muterId, wanted.readerId), maySeePerson(wanted.readerId, mutes.mutedId)),
  });
}

const follows = { rows: followers, createdAt: followers.createdAt, id: followers.id };

/** Checks the list's owner, too: for a person whom the reader has blocked the list is empty, like its counter. */
function areBothSeen(readerId: string): SQL | undefined {
  return and(
    followers.isCounted,
    maySeePerson(readerId, followers.followerId),
    maySeePerson(readerId, followers.followingId),
  );
}

interface Relation {
  rows: PgTable;
  createdAt: PgColumn;
  id: PgColumn;
  person: PgColumn;
  where: SQL | undefined;
}

async function listPeople(
  db: Database,
  { readerId, cursor, limit }: WantedPage,
  { rows, createdAt, id, person, where }: Relation,
): Promise<Page<ListedPerson> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const found = await db
    .select({
      person: listedPerson(readerId),
      createdAt: sql<Date>`${createdAt}`.mapWith((value: string) => new Date(value)),
      id: sql<string>`${id}`,
    })
    .from(rows)
    .innerJoin(profiles, eq(profiles.id, person))
    .where(and(where, isBehind({ createdAt, id }, after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(found, limit);
  return { items: shown.map((row) => row.person), nextCursor };
}

export function listedPerson(readerId: string) {
  return {
    id: profiles.id,
    username: profiles.username,
    fullName: profiles.fullName,
    avatarUrl: profiles.avatarUrl,
    isOwn: sql<boolean>`${profiles.id} = ${readerId}`,
    isFollowing: isFollowing(readerId, profiles.id),
  };
}
