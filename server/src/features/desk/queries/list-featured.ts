import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';

export interface FeaturedGarage {
  id: string;
  name: string;
  location: string;
  featuredOrder: number;
}

export async function listFeatured(db: Database): Promise<FeaturedGarage[]> {
  const { id, name, location, featuredOrder } = garages;
  return await db
    .select({ id, name, location, featuredOrder })
    .from(garages)
    .where(eq(garages.isFeatured, true))
    .orderBy(desc(featuredOrder), asc(id));
}
