import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';

export async function isGarage(db: Database, garageId: string): Promise<boolean> {
  const found = await db.select({ id: garages.id }).from(garages).where(eq(garages.id, garageId));
  return found.length > 0;
}
