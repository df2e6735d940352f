import { randomUUID } from 'node:crypto';
import type { Booking, BookingChange } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, importGarage, type StoredGarage } from '../../../test/garages.ts';
import { moveHoldClock } from '../../../test/paying.ts';
import { bookingChanges, bookings } from '../calendar/tables.ts';
import { mechanics } from '../garages/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { completeBooking, startBooking } from './commands/advance-booking.ts';
import { assignMechanic } from './commands/assign-mechanic.ts';
import { receiveCash } from './commands/receive-cash.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  customer = await createCustomer(api);
  garage = await createGarage(api.services.db);
});

afterAll(() => api.stop());

const actor = { kind: 'garage', name: 'Meera Iyer' } as const;

async function book(change: Partial<Booking> = {}, { token } = customer): Promise<Booking> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), { token });
  expect(status).toBe(201);
  return body;
}

/** Midnight in India at the start of the slot's day. */
const dayOfSlot = new Date(`${tomorrow}T00:00:00+05:30`);

function start({ id }: Booking, now = dayOfSlot) {
  return startBooking(api.services.db, { bookingId: id, actor, now });
}

function complete({ id }: Booking, now = dayOfSlot) {
  return completeBooking(api.services.db, { bookingId: id, actor, now });
}

function assign({ id }: Booking, mechanicId = '') {
  return assignMechanic(api.services.db, { bookingId: id, mechanicId, actor });
}

function receive({ id }: Booking) {
  return receiveCash(api.services.db, { bookingId: id, actor });
}

async function see({ id }: Booking): Promise<Booking> {
  return (await api.call<Booking>('GET', `/bookings/${id}`, undefined, customer)).body;
}

async function historyOf({ id }: Booking): Promise<BookingChange[]> {
  return (await api.call<BookingChange[]>('GET', `/bookings/${id}/history`, undefined, customer)).body;
}

async function newsOf({ id }: Customer) {
  return await api.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.createdAt, notifications.id);
}

test('the garage starts and completes the work; the customer is notified each time and may review it', async () => {
  const booking = await book();
  expect(await start(booking)).toEqual({ ok: true });
  expect(await see(booking)).toMatchObject({ status: 'in_progress', allowedActions: [] });
  expect(await complete(booking)).toEqual({ ok: true });
  expect(await see(booking)).toMatchObject({ status: 'completed', allowedActions: ['review'] });
  expect((await historyOf(booking)).map(({ kind, actor: by }) => `${kind} by ${by}`)).toEqual([
    'created by customer',
    'started by garage',
    'completed by garage',
  ]);
  expect((await newsOf(customer)).map(({ title, message }) => `${title}: ${message}`)).toEqual([
    `Booking confirmed: Your booking at ${garage.name} on 24 Nov 2026, 10:00 AM - 11:00 AM is confirmed.`,
    `Service started: Work on your booking at ${garage.name} for 24 Nov 2026 at 10:00 AM has started.`,
    `Service completed: Your booking at ${garage.name} for 24 Nov 2026 at 10:00 AM is complete. Tell others how it went: write a review.`,
  ]);
});

test('the name of the operator is recorded and not shown to the customer', async () => {
  const booking = await book();
  await start(booking);
  const [first, second] = await api.services.db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, booking.id))
    .orderBy(bookingChanges.id);
  expect([first?.actorName, second?.actorName]).toEqual([customer.id, 'Meera Iyer']);
  expect(JSON.stringify(await historyOf(booking))).not.toContain('Meera');
});

test('steps cannot be skipped or repeated', async () => {
  const booking = await book();
  expect(await complete(booking)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status: 'confirmed' });
  await start(booking);
  expect(await start(booking)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status: 'in_progress' });
  await complete(booking);
  expect(await complete(booking)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status: 'completed' });
  expect(await historyOf(booking)).toHaveLength(3);
});

test('an unpaid online booking cannot be started or completed, and no cash is received for it', async () => {
  const booking = await book({ paymentMethod: 'online' });
  expect(await start(booking)).toEqual({ ok: false, reason: 'BOOKING_UNPAID' });
  expect(await complete(booking)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status: 'confirmed' });
  expect(await receive(booking)).toEqual({ ok: false, reason: 'NO_CASH_DUE', paymentStatus: 'pending' });
});

test('work is started and completed no earlier than the day of the slot in India', async () => {
  const booking = await book();
  const eve = new Date(dayOfSlot.getTime() - 1);
  const tooEarly = { ok: false, reason: 'TOO_EARLY', bookingDate: tomorrow };
  expect(await start(booking, eve)).toEqual(tooEarly);
  expect(await start(booking, dayOfSlot)).toEqual({ ok: true });
  expect(await complete(booking, eve)).toEqual(tooEarly);
  expect(await complete(booking, new Date(dayOfSlot.getTime() + 3 * 86_400_000))).toEqual({ ok: true });
});

test('cash is received once, during the work or afterwards', async () => {
  const booking = await book();
  expect(await receive(booking)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status: 'confirmed' });
  await start(booking);
  expect(await receive(booking)).toEqual({ ok: true, amount: 1200 });
  expect(await see(booking)).toMatchObject({ paymentStatus: 'paid', status: 'in_progress' });
  expect(await receive(booking)).toEqual({ ok: false, reason: 'NO_CASH_DUE', paymentStatus: 'paid' });
  expect((await historyOf(booking)).at(-1)).toMatchObject({ kind: 'cash_received', details: { amount: 1200 } });
  const messages = (await newsOf(customer)).map(({ message }) => message);
  expect(messages).toContain(`${garage.name} received ₹1,200 in cash for your booking on 24 Nov 2026 at 10:00 AM.`);
  const other = await book({ bookingTime: '12:00' });
  await start(other);
  await complete(other);
  expect(await receive(other)).toEqual({ ok: true, amount: 1200 });
});

test('a mechanic is assigned and changed, and the customer is told who it is', async () => {
  const booking = await book();
  const [zoya, arun] = garage.mechanics;
  expect(await assign(booking, arun?.id)).toEqual({ ok: true, mechanicName: 'Arun' });
  expect(await assign(booking, arun?.id)).toEqual({ ok: true, mechanicName: 'Arun', isRepeated: true });
  expect((await see(booking)).assignedMechanicName).toBe('Arun');
  expect(await assign(booking, zoya?.id)).toEqual({ ok: true, mechanicName: 'Zoya Khan' });
  expect((await historyOf(booking)).slice(1).map(({ kind, details }) => [kind, details.mechanicName])).toEqual([
    ['mechanic_assigned', 'Arun'],
    ['mechanic_assigned', 'Zoya Khan'],
  ]);
  expect((await newsOf(customer)).slice(1).map(({ message }) => message)).toEqual([
    'Arun is the mechanic for your booking on 24 Nov 2026, 10:00 AM - 11:00 AM.',
    'Zoya Khan is the mechanic for your booking on 24 Nov 2026, 10:00 AM - 11:00 AM.',
  ]);
});

test('a garage without mechanics can assign its first one', async () => {
  const head = { externalId: 'growing', name: 'Growing' };
  garage = await importGarage(api.services.db, { ...head, mechanics: [] });
  const booking = await book();
  garage = await importGarage(api.services.db, { ...head, mechanics: [{ name: 'First' }] });
  expect(await assign(booking, garage.mechanics[0]?.id)).toEqual({ ok: true, mechanicName: 'First' });
  expect((await see(booking)).assignedMechanicName).toBe('First');
});

test('a busy mechanic cannot be assigned', async () => {
  const [booking] = [await book(), await book({}, await createCustomer(api))];
  const other = garage.mechanics.find(({ name }) => name !== booking.assignedMechanicName);
  expect(await assign(booking, other?.id)).toEqual({
    ok: false,
    reason: 'MECHANIC_BUSY',
    mechanicName: other?.name,
  });
  expect(await see(booking)).toEqual(booking);
  expect(await historyOf(booking)).toHaveLength(1);
});

test('an unpaid booking whose hold has lapsed does not keep a mechanic busy', async () => {
  const booking = await book();
  await book({ paymentMethod: 'online' }, await createCustomer(api));
  const other = garage.mechanics.find(({ name }) => name !== booking.assignedMechanicName);
  await moveHoldClock(api.database, 6 * 60);
  expect(await assign(booking, other?.id)).toEqual({ ok: true, mechanicName: other?.name });
  await moveHoldClock(api.database, 0);
});

test('an unknown mechanic, one of another garage and an inactive one cannot be assigned', async () => {
  const booking = await book();
  const elsewhere = await createGarage(api.services.db);
  const [zoya, arun] = garage.mechanics;
  const spare = zoya?.name === booking.assignedMechanicName ? arun : zoya;
  await api.services.db
    .update(mechanics)
    .set({ status: 'inactive' })
    .where(eq(mechanics.id, spare?.id ?? ''));
  for (const id of [randomUUID(), elsewhere.mechanics[0]?.id, spare?.id]) {
    expect(await assign(booking, id)).toEqual({ ok: false, reason: 'MECHANIC_NOT_FOUND' });
  }
});

test('no mechanic is assigned to a booking that is over, and an unknown booking is not changed', async () => {
  const booking = await book();
  const [zoya] = garage.mechanics;
  for (const status of ['completed', 'cancelled'] as const) {
    const ended = status === 'cancelled' ? { cancelReason: 'garage' as const, cancelledAt: morning } : {};
    await api.services.db
      .update(bookings)
      .set({ status, ...ended })
      .where(eq(bookings.id, booking.id));
    expect(await assign(booking, zoya?.id)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status });
  }
  const unknown = { ...booking, id: randomUUID() };
  for (const outcome of [
    await assign(unknown, zoya?.id),
    await start(unknown),
    await complete(unknown),
    await receive(unknown),
  ]) {
    expect(outcome).toEqual({ ok: false, reason: 'BOOKING_NOT_FOUND' });
  }
});
