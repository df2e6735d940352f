import { randomUUID } from 'node:crypto';
import type { Booking, BookingChange } from '@pahiya/contract/bookings/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, importGarage, type StoredGarage } from '../../../test/garages.ts';
import { bookings } from '../calendar/tables.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  api.clock.now = morning;
  garage = await createGarage(api.services.db);
});

afterAll(() => api.stop());

async function book(change: Partial<Booking> = {}, { token } = customer): Promise<Booking> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), { token });
  expect(status).toBe(201);
  return body;
}

function move(booking: Booking, to: Partial<Booking>, { token } = customer) {
  const { bookingDate, bookingTime } = { ...booking, ...to };
  return api.call<Booking & { code: string; data: Record<string, unknown> }>(
    'POST',
    `/bookings/${booking.id}/reschedule`,
    { bookingDate, bookingTime },
    { token },
  );
}

async function historyOf(booking: Booking): Promise<BookingChange[]> {
  const { token } = customer;
  return (await api.call<BookingChange[]>('GET', `/bookings/${booking.id}/history`, undefined, { token })).body;
}

test('a booking moves to another day and time, keeps its mechanic and frees its old slot', async () => {
  const booking = await book();
  const [, arun] = garage.mechanics;
  await api.services.db
    .update(bookings)
    .set({ assignedMechanicId: arun?.id ?? '', assignedMechanicName: 'Arun' })
    .where(eq(bookings.id, booking.id));
  const to = { bookingDate: addDays(tomorrow, 1), bookingTime: '14:00' };
  const moved = await move(booking, to);
  expect(moved).toMatchObject({ status: 200, body: { ...to, endTime: '15:00', assignedMechanicName: 'Arun' } });
  expect((await historyOf(booking)).at(-1)).toMatchObject({
    kind: 'rescheduled',
    actor: 'customer',
    details: {
      from: { date: tomorrow, startTime: '10:00', endTime: '11:00' },
      to: { date: to.bookingDate, startTime: '14:00', endTime: '15:00' },
      mechanicName: 'Arun',
    },
  });
  const slots = await api.call<{ slots: object[] }>('GET', `/garages/${garage.id}/slots?date=${tomorrow}`);
  expect(slots.body.slots).toContainEqual(expect.objectContaining({ startTime: '10:00', freeMechanics: 2 }));
});

test('if its mechanic is busy at the new time, another one takes the booking', async () => {
  const booking = await book();
  await book({ bookingTime: '12:00' }, await createCustomer(api));
  expect((await move(booking, { bookingTime: '12:00' })).body.assignedMechanicName).toBe(
    booking.assignedMechanicName === 'Arun' ? 'Zoya Khan' : 'Arun',
  );
});

test('a booking can move to a slot that overlaps its own', async () => {
  const head = { externalId: 'overlapping', name: 'Overlapping', mechanics: [{ name: 'Only' }] };
  garage = await importGarage(api.services.db, head);
  const booking = await book();
  await importGarage(api.services.db, {
    ...head,
    slots: [{ dayOfWeek: 2, startTime: '10:30', endTime: '11:30' }],
  });
  expect(await move(booking, { bookingTime: '10:30' })).toMatchObject({
    status: 200,
    body: { bookingTime: '10:30', endTime: '11:30', assignedMechanicName: 'Only' },
  });
});

test('a garage without mechanics accepts any number of bookings, which wait for one to be assigned', async () => {
  garage = await createGarage(api.services.db, { mechanics: [] });
  const [first, second] = [await book(), await book({ bookingTime: '12:00' })];
  expect((await move(first, { bookingTime: '12:00' })).body).toMatchObject({
    bookingTime: second.bookingTime,
    assignedMechanicName: null,
  });
});

test('a taken slot is refused with free ones other than its own, and nothing changes', async () => {
  garage = await createGarage(api.services.db, { mechanics: [{ name: 'Only' }] });
  const booking = await book();
  await book({ bookingTime: '11:00' }, await createCustomer(api));
  const answer = await move(booking, { bookingTime: '11:00' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', data: { field: 'bookingTime' } } });
  expect(answer.body.data.alternatives).toContainEqual({ date: tomorrow, startTime: '12:00', endTime: '13:00' });
  expect(answer.body.data.alternatives).not.toContainEqual(expect.objectContaining({ startTime: '10:00' }));
  expect(await historyOf(booking)).toHaveLength(1);
});

test('moving to its present slot changes nothing', async () => {
  const booking = await book();
  expect(await move(booking, {})).toMatchObject({ status: 200, body: booking });
  expect(await historyOf(booking)).toHaveLength(1);
});

test.each([
  { bookingTime: '10:30', field: 'bookingTime' },
  { bookingTime: '03:00', field: 'bookingTime' },
  { bookingDate: '2026-11-23', bookingTime: '09:00', field: 'bookingTime' },
  { bookingDate: '2026-11-22', field: 'bookingDate' },
  { bookingDate: addDays('2026-11-23', limits.bookingHorizonDays + 1), field: 'bookingDate' },
])('$bookingDate $bookingTime is not a valid slot to move to', async ({ field, ...to }) => {
  expect(await move(await book(), to)).toMatchObject({
    status: 422,
    body: { code: 'SLOT_UNAVAILABLE', data: { field } },
  });
});

test('a garage that accepts no bookings accepts no moved ones', async () => {
  const booking = await book();
  await api.services.db.execute(sql`update garages set status = 'inactive' where id = ${garage.id}`);
  expect(await move(booking, { bookingTime: '12:00' })).toMatchObject({ status: 422 });
});

test('an unpaid online booking cannot be moved until it is paid', async () => {
  const booking = await book({ paymentMethod: 'online' });
  expect(await move(booking, { bookingTime: '12:00' })).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_CLOSED', data: { field: 'bookingId', status: 'confirmed' } },
  });
  await api.services.db
    .update(bookings)
    .set({ paymentStatus: 'paid', heldUntil: null })
    .where(eq(bookings.id, booking.id));
  expect(await move(booking, { bookingTime: '12:00' })).toMatchObject({ status: 200 });
});

test('a booking whose slot has begun, or that was cancelled, cannot be moved', async () => {
  const booking = await book();
  api.clock.now = new Date('2026-11-24T04:30:00Z');
  expect(await move(booking, { bookingTime: '14:00' })).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_CLOSED', data: { status: 'confirmed' } },
  });
  api.clock.now = morning;
  await api.call('POST', `/bookings/${booking.id}/cancel`, {}, { token: customer.token });
  expect(await move(booking, { bookingTime: '14:00' })).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_CLOSED', data: { status: 'cancelled' } },
  });
});

test("another customer's booking looks like one that does not exist", async () => {
  const booking = await book();
  const stranger = await createCustomer(api, 'Kiran');
  const foreign = await move(booking, { bookingTime: '12:00' }, stranger);
  const unknown = await move({ ...booking, id: randomUUID() }, { bookingTime: '12:00' }, stranger);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'bookingId' } } });
  expect(unknown.body).toEqual(foreign.body);
});
