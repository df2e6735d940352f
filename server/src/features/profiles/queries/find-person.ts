import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { formerUsernames, profiles } from '../tables.ts';
import { hasBlocked, mayLookUp } from './visibility.ts';

export interface FoundPerson {
  id: string;
  isOwn: boolean;
  /** By the reader: what belongs to the person is not shown then. */
  isBlocked: boolean;
}

interface Wanted {
  readerId: string;
  username: string;
}

/** By the present name or a former one, without regard to case. Null when nobody has the name or the reader may not see its owner. */
export async function findPerson(db: Database, { readerId, username }: Wanted): Promise<FoundPerson | null> {
  const [row] = await db
    .select({ id: profiles.id, isBlocked: hasBlocked(readerId, sql`${profiles}.id`) })
    .from(profiles)
    .where(and(isNamed(username), mayLookUp(readerId, profiles.id)));
  return row ? { ...row, isOwn: row.id === readerId } : null;
}

/** Whoever has the name, with whether the reader may know it: to act on somebody in silence. */
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

/** Whoever has the name now, else whoever gave it up last: a link to a former name leads to its owner. */
export function isNamed(username: string): SQL {
  const name = sql`lower(${username})`;
  return sql`${profiles.id} = coalesce(
    (select named.id from ${profiles} named where lower(named.username) = ${name}),
    (select former.user_id from ${formerUsernames} former where former.username = ${name}))`;
}
