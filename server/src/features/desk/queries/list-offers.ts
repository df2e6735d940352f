import type { DeskMechanic, DeskService, WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageTimeSlots, mechanics, services } from '../../garages/tables.ts';

export const deskServiceColumns = {
  id: services.id,
  name: services.name,
  description: services.description,
  price: services.price,
  duration: services.duration,
  serviceTypes: services.serviceTypes,
  isActive: services.isActive,
};

export const deskMechanicColumns = {
  id: mechanics.id,
  name: mechanics.name,
  phone: mechanics.phone,
  isActive: sql<boolean>`${mechanics.status} = 'active'`,
};

export async function listDeskServices(db: Database, garageId: string): Promise<DeskService[]> {
  return await db
    .select(deskServiceColumns)
    .from(services)
    .where(eq(services.garageId, garageId))
    .orderBy(asc(services.name), asc(services.id));
}

export async function listDeskMechanics(db: Database, garageId: string): Promise<DeskMechanic[]> {
  return await db
    .select(deskMechanicColumns)
    .from(mechanics)
    .where(eq(mechanics.garageId, garageId))
    .orderBy(asc(mechanics.name), asc(mechanics.id));
}

/** Starting with Sunday. */
export async function listWeekSlots(db: Database, garageId: string): Promise<WeekSlot[]> {
  const { dayOfWeek, startTime, endTime, isAvailable } = garageTimeSlots;
  return await db
    .select({ dayOfWeek, startTime, endTime, isAvailable })
    .from(garageTimeSlots)
    .where(eq(garageTimeSlots.garageId, garageId))
    .orderBy(asc(dayOfWeek), asc(startTime));
}
