import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { profiles } from '../tables.ts';

const selectSuspended = prepareOnce((db) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, sql.placeholder('userId')), isNotNull(profiles.suspendedAt)))
    .prepare('suspended'),
);

/** A deactivated account is not suspended. */
export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const found = await selectSuspended(db).execute({ userId });
  return found.length > 0;
}
