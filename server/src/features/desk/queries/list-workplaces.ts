import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';
import type { Staff } from '../types.ts';

const shownAtMost = 500;

/** Where one may work, by name; for an admin that is everywhere. */
export async function listWorkplaces(db: Database, { isAdmin, garageIds }: Staff) {
  const { id, name, location } = garages;
  return await db
    .select({ id, name, location })
    .from(garages)
    .where(isAdmin ? undefined : inArray(id, garageIds))
    .orderBy(asc(name), asc(id))
    .limit(shownAtMost);
}
