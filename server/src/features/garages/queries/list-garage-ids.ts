import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../tables.ts';

/** Active garages without those of the demonstration, oldest first. */
export async function listGarageIds(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: garages.id })
    .from(garages)
    .where(and(eq(garages.status, 'active'), eq(garages.isDemonstration, false)))
    .orderBy(asc(garages.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
