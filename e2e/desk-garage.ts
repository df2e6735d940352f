import type { APIRequestContext } from '@playwright/test';
import type { Booking } from '../contract/src/bookings/schemas.ts';
import type { GarageDetail } from '../contract/src/garages/schemas.ts';
import { addDays } from '../contract/src/shared/dates.ts';
import { openDatabase } from '../server/src/cli/open-database.ts';
import { createDatabase } from '../server/src/database/pool.ts';
import { importGarages } from '../server/src/features/garages/commands/import-garages.ts';
import { describeProblem } from '../server/src/features/garages/commands/import-problems.ts';
import { book, type Customer, garageNamed, today } from './api.ts';

/** No slot of tomorrow is over yet. A function, because a test run may pass midnight. */
export function tomorrow(): string {
  return addDays(today(), 1);
}

const hours = [9, 10, 11, 12].map((hour) => ({ startTime: clock(hour), endTime: clock(hour + 1) }));
const everyDay = [0, 1, 2, 3, 4, 5, 6];

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

interface NewGarage {
  key: string;
  mechanics: string[];
  status?: 'active' | 'inactive';
}

/** A garage that no other test uses, open every day from nine to one. */
export async function newGarage(request: APIRequestContext, ...mechanics: string[]): Promise<GarageDetail> {
  const key = crypto.randomUUID().slice(0, 8);
  await importGarage({ key, mechanics });
  return await garageNamed(request, `City ${key}`, nameOf(key));
}

/** Makes the garage inactive, so that it takes no bookings. */
export async function closeGarage({ garage: { name } }: GarageDetail, ...mechanics: string[]): Promise<void> {
  await importGarage({ key: name.slice(nameOf('').length), mechanics, status: 'inactive' });
}

function nameOf(key: string): string {
  return `Tamarind Motors ${key}`;
}

async function importGarage({ key, mechanics, status = 'active' }: NewGarage): Promise<void> {
  const garage = {
    externalId: key,
    name: nameOf(key),
    status,
    location: `Main Road, City ${key}`,
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car'],
    services: [
      { name: 'Oil change', price: 1499, duration: 60 },
      { name: 'Brake check', price: 300, duration: 30 },
    ],
    mechanics: mechanics.map((mechanic) => ({ name: mechanic })),
    slots: everyDay.flatMap((dayOfWeek) => hours.map((slot) => ({ dayOfWeek, ...slot }))),
  };
  const { pool, close } = await openDatabase(() => undefined);
  try {
    const source = Buffer.from(JSON.stringify({ garages: [garage] }));
    const { ok, problems } = await importGarages(createDatabase(pool), { source, format: 'json', skipBad: false });
    if (!ok) throw new Error(problems.map(describeProblem).join('\n'));
  } finally {
    await close();
  }
}

export async function bookAt(
  request: APIRequestContext,
  customer: Customer,
  { garage, services: [service] }: GarageDetail,
  bookingTime: string,
): Promise<Booking> {
  if (!service) throw new Error(`${garage.name} offers nothing`);
  const input = { serviceIds: [service.id], bookingDate: tomorrow(), bookingTime, expectedTotal: service.price };
  return await book(request, customer, { garageId: garage.id, ...input });
}

/** Moves a booking to today, so that work can begin at any hour. */
export async function bringToToday({ id }: Booking): Promise<void> {
  const { pool, close } = await openDatabase(() => undefined);
  try {
    const today = "(now() at time zone 'Asia/Kolkata')::date";
    await pool.query(`update bookings set booking_date = ${today} where id = $1`, [id]);
  } finally {
    await close();
  }
}
