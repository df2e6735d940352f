import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Board, ClosedDay } from '@pahiya/contract/desk/garage/schemas';
import type { SlotDay, SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import type { Answer } from '../../../test/call.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { bookings } from '../calendar/tables.ts';
import { garageHolidays } from '../garages/tables.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let owner: Customer;

const dayAfter = addDays(tomorrow, 1);

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  garage = await createGarage(api.services.db);
  owner = await createStaff(api, 'garage', garage.id);
});

afterAll(() => api.stop());

type BookingAnswer = Answer<Booking & { code: string; data: { alternatives: SlotStart[] } }>;

function book(change: Partial<Booking> = {}, by = customer): Promise<BookingAnswer> {
  return api.call('POST', '/bookings', bookingInput(garage, change), by);
}

function move(booking: Booking, bookingDate: string): Promise<BookingAnswer> {
  return api.call('POST', `/bookings/${booking.id}/reschedule`, { bookingDate, bookingTime: '15:00' }, customer);
}

function walkIn(): Promise<BookingAnswer> {
  const { serviceType: _1, address: _2, paymentMethod: _3, vehicleId: _4, garageId, ...input } = bookingInput(garage);
  return api.call('POST', `/desk/garages/${garageId}/walk-ins`, { ...input, customerName: 'Ravi' }, owner);
}

function close(date = tomorrow, reason = 'Diwali') {
  return api.call<ClosedDay[]>('PUT', `/desk/garages/${garage.id}/holidays/${date}`, { reason }, owner);
}

async function slotsOf(date: string) {
  return (await api.call<SlotDay>('GET', `/garages/${garage.id}/slots?date=${date}`)).body.slots;
}

test('a closed day accepts no new bookings, and existing ones stay', async () => {
  const stays = (await book()).body;
  const moving = (await book({ bookingDate: dayAfter })).body;
  expect((await close()).body).toEqual([{ date: tomorrow, reason: 'Diwali', bookings: 1 }]);
  expect(await slotsOf(tomorrow)).toEqual([]);
  expect(await slotsOf(dayAfter)).not.toEqual([]);
  const refused = { body: { code: 'SLOT_UNAVAILABLE' } };
  expect(await book({ bookingTime: '12:00' })).toMatchObject(refused);
  expect(await walkIn()).toMatchObject(refused);
  expect(await move(moving, tomorrow)).toMatchObject(refused);
  // An existing booking can be moved to another day but not within the closed one.
  expect(await move(stays, tomorrow)).toMatchObject(refused);
  const { body } = await api.call<Board>('GET', `/desk/garages/${garage.id}/board?from=${tomorrow}`, undefined, owner);
  expect(body.days).toMatchObject([{ date: tomorrow, holiday: 'Diwali', slots: [], bookings: [{ id: stays.id }] }]);
  expect((await move(stays, dayAfter)).status).toBe(200);
});

test('a closed day is not offered as an alternative to a taken slot', async () => {
  const slot = { bookingDate: dayAfter };
  await Promise.all([book(slot), book(slot)]);
  await close();
  const { body } = await book(slot);
  expect(body.code).toBe('SLOT_TAKEN');
  expect(body.data.alternatives.length).toBeGreaterThan(0);
  expect(body.data.alternatives.map(({ date }) => date)).not.toContain(tomorrow);
});

test('a holiday can be renamed and removed, past ones are hidden, and each change is recorded once', async () => {
  await close();
  expect((await close(tomorrow, '')).body).toEqual([{ date: tomorrow, reason: '', bookings: 0 }]);
  await close('2026-11-01', 'Long ago');
  const path = `/desk/garages/${garage.id}/holidays`;
  expect((await api.call<ClosedDay[]>('GET', path, undefined, owner)).body).toHaveLength(1);
  for (let again = 0; again < 2; again++) {
    expect((await api.call('DELETE', `${path}/${tomorrow}`, undefined, owner)).body).toEqual([]);
  }
  expect((await book()).status).toBe(201);
  const kept = await auditOf(api.services.db, eq(deskAudit.garageId, garage.id));
  const actions = kept.map(({ action }) => action).filter((action) => action.startsWith('holiday.'));
  expect(actions).toEqual(['holiday.set', 'holiday.set', 'holiday.set', 'holiday.remove']);
});

/** Waits until a transaction is waiting for the day's lock. */
async function someoneWaits(): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await api.services.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
    );
    return rows[0]?.waiting;
  };
  await expect.poll(countWaiting).toBeGreaterThan(0);
}

test('a booking is refused if the day is closed after the customer saw it open', { timeout: 30_000 }, async () => {
  const moving = (await book({ bookingDate: dayAfter })).body;
  const attempts = [() => book({ bookingTime: '12:00' }), walkIn, () => move(moving, tomorrow)];
  for (const attempt of attempts) {
    let answer: Promise<BookingAnswer> | undefined;
    await api.services.db.transaction(async (tx) => {
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtextextended(format('day %s %s', ${garage.id}::uuid, ${tomorrow}::date), 0))`);
      await tx.insert(garageHolidays).values({ garageId: garage.id, date: tomorrow });
      answer = attempt();
      await someoneWaits();
    });
    expect(await answer).toMatchObject({ body: { code: 'SLOT_UNAVAILABLE' } });
    await api.services.db.delete(garageHolidays).where(eq(garageHolidays.garageId, garage.id));
  }
});

test('when a holiday and bookings arrive together, no booking is made after the day is closed', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, () => createCustomer(api)));
  for (let round = 0; round < (isLongRun ? 5 : 2); round++) {
    garage = await createGarage(api.services.db, { mechanics: [] });
    owner = await createStaff(api, 'garage', garage.id);
    const answers = crowd.map((one, place) => book({ bookingTime: `1${place % 6}:00` }, one));
    await close();
    const before = await countBooked();
    const codes = (await Promise.all(answers)).map(({ status, body }) => body.code ?? status);
    expect(await countBooked()).toBe(before);
    expect(codes.filter((code) => Number(code) === 201)).toHaveLength(before);
    expect(codes.filter((code) => String(code) === 'SLOT_UNAVAILABLE')).toHaveLength(crowd.length - before);
  }
});

async function countBooked(): Promise<number> {
  const [row] = await api.services.db
    .select({ count: count() })
    .from(bookings)
    .where(and(eq(bookings.garageId, garage.id), eq(bookings.bookingDate, tomorrow)));
  return row?.count ?? 0;
}

test('an admin can close a day of any existing garage', async () => {
  const admin = await createStaff(api, 'admin');
  const path = (garageId: string) => `/desk/garages/${garageId}/holidays/${tomorrow}`;
  expect((await api.call('PUT', path(garage.id), {}, admin)).status).toBe(200);
  expect((await api.call('PUT', path(randomUUID()), {}, admin)).status).toBe(404);
});
