import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { mechanics } from '../../garages/tables.ts';

export interface AssignableMechanic {
  id: string;
  name: string;
}

export async function listMechanics(db: Database, bookingId: string): Promise<AssignableMechanic[] | null> {
  const rows = await db
    .select({ id: mechanics.id, name: mechanics.name })
    .from(bookings)
    .leftJoin(mechanics, and(eq(mechanics.garageId, bookings.garageId), eq(mechanics.status, 'active')))
    .where(eq(bookings.id, bookingId))
    .orderBy(asc(mechanics.id));
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));
}
