import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { profiles } from '../tables.ts';

/** Ends a deactivation, but no suspension. */
export async function reactivate(db: Database, userId: string): Promise<void> {
  await db
    .update(profiles)
    .set({
      deactivatedAt: null,
      bio: sql`coalesce(${profiles.keptBio}, ${profiles.bio})`,
      keptBio: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(profiles.id, userId), isNotNull(profiles.deactivatedAt)));
}
