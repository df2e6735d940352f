import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { countRows } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { garages, garageTimeSlots, services } from '../garages/tables.ts';
import { profiles } from '../people/tables.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let before: Record<string, unknown>;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

beforeEach(async () => {
  api.clock.now = morning;
  garage = await createGarage(api.services.db);
  before = await countRows(api.services.db);
});

afterEach(async () => {
  expect(await countRows(api.services.db), 'a refusal writes nothing').toEqual(before);
});

async function refusal(change: Partial<CreateBookingInput>) {
  const { status, body } = await api.call<{ code: string; data: { field: string } }>(
    'POST',
    '/bookings',
    bookingInput(garage, change),
    { token: customer.token },
  );
  return { status, code: body.code, field: body.data.field };
}

const slotUnavailable = { status: 422, code: 'SLOT_UNAVAILABLE', field: 'bookingTime' };
const dayUnavailable = { status: 422, code: 'SLOT_UNAVAILABLE', field: 'bookingDate' };

test('booking requires a session', async () => {
  const { status, body } = await api.call('POST', '/bookings', bookingInput(garage));
  expect({ status, body }).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test('a suspended account cannot book', async () => {
  const suspended = await createCustomer(api);
  await api.services.db.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, suspended.id));
  before = await countRows(api.services.db);
  const answer = await api.call('POST', '/bookings', bookingInput(garage), { token: suspended.token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
});

test('a service of another garage is refused by name', async () => {
  const other = await createGarage(api.services.db);
  const foreign = other.services[0]?.id ?? '';
  const own = garage.services[0]?.id ?? '';
  const answer = await api.call('POST', '/bookings', bookingInput(garage, { serviceIds: [own, foreign] }), {
    token: customer.token,
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'SERVICE_UNAVAILABLE', data: { field: 'serviceIds', serviceIds: [foreign] } },
  });
});

test('an unknown service is refused', async () => {
  expect(await refusal({ serviceIds: [randomUUID()] })).toEqual({
    status: 422,
    code: 'SERVICE_UNAVAILABLE',
    field: 'serviceIds',
  });
});

test('an inactive service is refused', async () => {
  await api.services.db.update(services).set({ isActive: false }).where(eq(services.garageId, garage.id));
  expect(await refusal({})).toMatchObject({ status: 422, code: 'SERVICE_UNAVAILABLE' });
});

test('an unknown and an inactive garage are refused alike', async () => {
  const notFound = { status: 404, code: 'NOT_FOUND', field: 'garageId' };
  expect(await refusal({ garageId: randomUUID() })).toEqual(notFound);
  await api.services.db.update(garages).set({ status: 'inactive' }).where(eq(garages.id, garage.id));
  expect(await refusal({})).toEqual(notFound);
});

test('yesterday cannot be booked', async () => {
  expect(await refusal({ bookingDate: '2026-11-22' })).toEqual(dayUnavailable);
});

test('a slot of today that has begun cannot be booked, and the next one can', async () => {
  api.clock.now = new Date('2026-11-23T05:30:00Z');
  expect(await refusal({ bookingDate: '2026-11-23', bookingTime: '10:00' })).toEqual(slotUnavailable);
  expect(await refusal({ bookingDate: '2026-11-23', bookingTime: '11:00' })).toEqual(slotUnavailable);
  const ahead = await refusal({ bookingDate: '2026-11-23', bookingTime: '12:00', expectedTotal: 1 });
  expect(ahead.code).toBe('PRICE_CHANGED');
});

test('at 23:59 in India today is still today, and a minute later it is past', async () => {
  api.clock.now = new Date('2026-11-23T18:29:00Z');
  expect(await refusal({ bookingDate: '2026-11-23', bookingTime: '16:00' })).toEqual(slotUnavailable);
  api.clock.now = new Date('2026-11-23T18:30:00Z');
  expect(await refusal({ bookingDate: '2026-11-23', bookingTime: '16:00' })).toEqual(dayUnavailable);
  expect((await refusal({ bookingDate: tomorrow, bookingTime: '09:00', expectedTotal: 1 })).code).toBe('PRICE_CHANGED');
});

test('before dawn in India the new day counts, although the previous day has not ended in UTC', async () => {
  api.clock.now = new Date('2026-11-23T19:00:00Z');
  expect(await refusal({ bookingDate: '2026-11-23' })).toEqual(dayUnavailable);
  expect((await refusal({ bookingDate: tomorrow, expectedTotal: 1 })).code).toBe('PRICE_CHANGED');
});

test('a slot ninety days ahead can be booked, and one ninety-one days ahead cannot', async () => {
  expect((await refusal({ bookingDate: '2027-02-21', expectedTotal: 1 })).code).toBe('PRICE_CHANGED');
  expect(await refusal({ bookingDate: '2027-02-22' })).toEqual(dayUnavailable);
});

test.each(['08:00', '10:30', '17:00', '00:00', '23:59'])('%s is not a slot and cannot be booked', async (time) => {
  expect(await refusal({ bookingTime: time })).toEqual(slotUnavailable);
});

test('a slot that the garage has closed cannot be booked', async () => {
  await api.services.db
    .update(garageTimeSlots)
    .set({ isAvailable: false })
    .where(eq(garageTimeSlots.garageId, garage.id));
  expect(await refusal({})).toEqual(slotUnavailable);
});

test('a weekday without slots cannot be booked', async () => {
  garage = await createGarage(api.services.db, { slots: [{ dayOfWeek: 1, startTime: '10:00', endTime: '11:00' }] });
  expect(await refusal({ bookingDate: tomorrow })).toEqual(slotUnavailable);
  expect((await refusal({ bookingDate: '2026-11-30', expectedTotal: 1 })).code).toBe('PRICE_CHANGED');
});

test('a free service cannot be paid online', async () => {
  garage = await createGarage(api.services.db, { services: [{ name: 'Check', price: 0, duration: 15 }] });
  expect(await refusal({ paymentMethod: 'online' })).toEqual({
    status: 422,
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    field: 'paymentMethod',
  });
});
