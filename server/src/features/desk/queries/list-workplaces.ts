import type { Workplace } from '@pahiya/contract/desk/schemas';
import { and, asc, ilike, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { containing } from '../../garages/queries/garage-columns.ts';
import { garages } from '../../garages/tables.ts';
import type { Staff } from '../types.ts';

const shownAtMost = 30;

export async function listWorkplaces(db: Database, { isAdmin, garageIds }: Staff, search = ''): Promise<Workplace[]> {
  const { id, name, location } = garages;
  const words = sql`(${name} || ' ' || ${location})`;
  return await db
    .select({ id, name, location })
    .from(garages)
    .where(and(isAdmin ? undefined : inArray(id, garageIds), search ? ilike(words, containing(search)) : undefined))
    .orderBy(asc(name), asc(id))
    .limit(shownAtMost);
}
