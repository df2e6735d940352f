import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { garageFavourites, garages } from '../tables.ts';

interface Favourite {
  userId: UserId;
  garageId: string;
}

export async function favouriteGarage(db: Database, { userId, garageId }: Favourite): Promise<boolean> {
  const found = await db
    .select({ id: garages.id })
    .from(garages)
    .where(and(eq(garages.id, garageId), eq(garages.status, 'active')));
  if (found.length === 0) return false;
  await db.insert(garageFavourites).values({ userId, garageId }).onConflictDoNothing();
  return true;
}

export async function unfavouriteGarage(db: Database, { userId, garageId }: Favourite): Promise<void> {
  await db
    .delete(garageFavourites)
    .where(and(eq(garageFavourites.userId, userId), eq(garageFavourites.garageId, garageId)));
}
