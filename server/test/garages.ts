import { asc, eq } from 'drizzle-orm';
import type { Database } from '../src/database/pool.ts';
import { importGarages } from '../src/features/garages/commands/import-garages.ts';
import { garages, mechanics, services } from '../src/features/garages/tables.ts';

export interface StoredGarage {
  id: string;
  name: string;
  location: string;
  services: { id: string; name: string; price: number }[];
  /** Mechanics in the order of assignment. */
  mechanics: { id: string; name: string }[];
}

export const hourlyGrid = gridOf(60);

/** Fills every day of the week from 9:00 to 17:00. */
export function gridOf(minutes: number): { dayOfWeek: number; startTime: string; endTime: string }[] {
  const perDay = Math.floor((8 * 60) / minutes);
  return Array.from({ length: 7 * perDay }, (_, index) => {
    const start = 9 * 60 + (index % perDay) * minutes;
    return { dayOfWeek: Math.floor(index / perDay), startTime: clock(start), endTime: clock(start + minutes) };
  });
}

function clock(minutes: number): string {
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${pad(minutes / 60)}:${pad(minutes % 60)}`;
}

let count = 0;

/** Creates a garage, by default with two services (900 and 300 rupees), two mechanics and hourly slots. */
export async function createGarage(db: Database, change: Record<string, unknown> = {}): Promise<StoredGarage> {
  const externalId = `test-${++count}`;
  return await importGarage(db, { externalId, name: `Garage ${externalId}`, ...change });
}

/** Replaces the garage with this external id. */
export async function importGarage(
  db: Database,
  change: Record<string, unknown> & { externalId: string },
): Promise<StoredGarage> {
  const garage = {
    location: 'Indiranagar, Bengaluru',
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car', 'suv'],
    services: [
      { name: 'Oil change', price: 900, duration: 60 },
      { name: 'Car wash', description: 'By hand', price: 300, duration: 30 },
    ],
    mechanics: [{ name: 'Zoya Khan', phone: '9000000001' }, { name: 'Arun' }],
    slots: hourlyGrid,
    ...change,
  };
  const source = new TextEncoder().encode(JSON.stringify({ garages: [garage] }));
  const outcome = await importGarages(db, { source, format: 'json', skipBad: false });
  if (!outcome.ok) throw new Error(`The garage was refused: ${JSON.stringify(outcome.problems)}`);
  return await loadGarage(db, change.externalId);
}

async function loadGarage(db: Database, externalId: string): Promise<StoredGarage> {
  const [garage] = await db.select().from(garages).where(eq(garages.externalId, externalId));
  if (!garage) throw new Error(`There is no garage ${externalId}`);
  return {
    id: garage.id,
    name: garage.name,
    location: garage.location,
    services: await db
      .select({ id: services.id, name: services.name, price: services.price })
      .from(services)
      .where(eq(services.garageId, garage.id))
      .orderBy(asc(services.id)),
    mechanics: await db
      .select({ id: mechanics.id, name: mechanics.name })
      .from(mechanics)
      .where(eq(mechanics.garageId, garage.id))
      .orderBy(asc(mechanics.id)),
  };
}
