import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { formerUsernames, profiles } from '../tables.ts';
import { hasBlocked, mayLookUp } from './visibility.ts';

export interface FoundPerson {
  id: string;
  isOwn: boolean;
  /** The reader has blocked the person, so nothing of theirs may be shown. */
  isBlocked: boolean;
}

interface Wanted {
  readerId: string;
  username: string;
}

/** Finds a person by the present or a former name, ignoring case. Null if the reader may not see the person. */
export async function findPerson(db: Database, { readerId, username }: Wanted): Promise<FoundPerson | null> {
  const [row] = await db
    .select({ id: profiles.id, isBlocked: hasBlocked(readerId, sql`${profiles}.id`) })
    .from(profiles)
    .where(and(isNamed(username), mayLookUp(readerId, profiles.id)));
  return row ? { ...row, isOwn: row.id === readerId } : null;
}

/** Even if the reader may not know of them, for actions without a visible response. */
export async function findAnybody(
  db: Database,
  { readerId, username }: Wanted,
): Promise<{ id: string; isKnown: boolean } | null> {
  const [row] = await db
    .select({ id: profiles.id, isKnown: mayLookUp(readerId, sql`${profiles}.id`) })
    .from(profiles)
    .where(isNamed(username));
  return row ?? null;
}

/** Falls back to the last former owner of the name, so that links to a former name still work. */
export function isNamed(username: string): SQL {
  const name = sql`lower(${username})`;
  return sql`${profiles.id} = coalesce(
    (select named.id from ${profiles} named where lower(named.username) = ${name}),
    (select former.user_id from ${formerUsernames} former where former.username = ${name}))`;
}
