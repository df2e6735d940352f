import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { profiles } from '../tables.ts';

/** A deactivated account is not suspended. */
export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isNotNull(profiles.suspendedAt)));
  return found.length > 0;
}
