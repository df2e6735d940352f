import { randomUUID } from 'node:crypto';
import type { Booking, BookingChange } from '@pahiya/contract/bookings/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { ledgerProblems, type Shop, soundLedger, startShop, sweepPayments } from '../../../test/paying.ts';
import { race } from '../../../test/races.ts';
import { bookings } from '../calendar/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { cancelBooking } from './commands/cancel-booking.ts';

let shop: Shop;
let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop();
  api = shop.api;
});

beforeEach(async () => {
  api.clock.now = morning;
  customer = await createCustomer(api);
  garage = await createGarage(api.services.db);
});

afterAll(() => shop.stop());

async function book(change: Partial<Booking> = {}): Promise<Booking> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), customer);
  expect(status).toBe(201);
  return body;
}

function cancel({ id }: { id: string }, body: object = {}, { token } = customer) {
  return api.call<Booking & { code: string; data: object }>('POST', `/bookings/${id}/cancel`, body, { token });
}

const byGarage = { kind: 'garage', name: 'Meera' } as const;

async function historyOf(booking: Booking): Promise<BookingChange[]> {
  return (await api.call<BookingChange[]>('GET', `/bookings/${booking.id}/history`, undefined, customer)).body;
}

async function newsOf({ id }: Customer) {
  return await api.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.createdAt, notifications.id);
}

test('a customer can cancel before the slot begins, which frees the slot and records the reason', async () => {
  const booking = await book();
  expect(await cancel(booking, { reason: '  The car is sold ' })).toMatchObject({
    status: 200,
    body: { id: booking.id, status: 'cancelled', cancelReason: 'customer', allowedActions: [], refund: null },
  });
  expect((await historyOf(booking)).map(({ kind, actor, details }) => ({ kind, actor, details }))).toEqual([
    { kind: 'created', actor: 'customer', details: { mechanicName: booking.assignedMechanicName } },
    { kind: 'cancelled', actor: 'customer', details: { reason: 'The car is sold' } },
  ]);
  const day = await api.call<{ slots: object[] }>('GET', `/garages/${garage.id}/slots?date=${tomorrow}`);
  expect(day.body.slots).toContainEqual(expect.objectContaining({ startTime: '10:00', freeMechanics: 2 }));
});

test('cancelling twice changes nothing', async () => {
  const booking = await book();
  const first = await cancel(booking);
  expect(await cancel(booking, { reason: 'Other' })).toMatchObject({ status: 200, body: first.body });
  expect(await historyOf(booking)).toHaveLength(2);
});

test('after the slot has begun only the garage can cancel, and the customer is told why', async () => {
  const booking = await book();
  api.clock.now = new Date('2026-11-24T04:30:00Z');
  expect(await cancel(booking)).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_CLOSED', data: { field: 'bookingId', status: 'confirmed' } },
  });
  const input = { bookingId: booking.id, actor: byGarage, reason: 'The lift is broken', now: api.clock.now };
  expect(await cancelBooking(api.services.db, input)).toEqual({ ok: true, isRefunded: false });
  expect(await newsOf(customer)).toMatchObject([
    { title: 'Booking confirmed' },
    {
      type: 'booking',
      title: 'Booking cancelled',
      message: `${garage.name} cancelled your booking on 24 Nov 2026 at 10:00 AM. Reason: The lift is broken`,
      data: { booking_id: booking.id, kind: 'cancelled' },
    },
  ]);
  expect((await historyOf(booking)).at(-1)).toMatchObject({
    kind: 'cancelled',
    actor: 'garage',
    details: { reason: 'The lift is broken' },
  });
  expect(await cancel(booking)).toMatchObject({ status: 409, body: { data: { status: 'cancelled' } } });
});

test('cancelling an unpaid online booking also ends its payment', async () => {
  const booking = await book({ paymentMethod: 'online' });
  expect((await cancel(booking)).body).toMatchObject({
    status: 'cancelled',
    cancelReason: 'customer',
    paymentStatus: 'failed',
    heldUntil: null,
    refund: null,
  });
});

test('an online payment is refunded in full', async () => {
  const order = await shop.order(garage, customer);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  expect((await cancel(order.booking)).body).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    refund: { amount: 1200, reason: 'booking_cancelled' },
  });
  expect((await shop.changes(order)).slice(0, 4)).toEqual(['created', 'paid', 'cancelled', 'refund_started']);
  // No sweep is needed: the gateway is asked right after the cancellation.
  await api.services.payments.work.idle();
  expect(shop.fake.refunds()).toHaveLength(1);
  expect(await ledgerProblems(api.database)).toEqual(soundLedger);
});

test('the next sweep cancels the link of a cancelled booking, and money that arrived before is refunded', async () => {
  const [paid, left] = [
    await shop.order(garage, customer),
    await shop.order(garage, customer, { bookingTime: '15:00' }),
  ];
  for (const { booking } of [paid, left]) expect((await cancel(booking)).status).toBe(200);
  await shop.fake.pay(paid.linkId);
  expect(await shop.see(paid)).toMatchObject({
    status: 'cancelled',
    refund: { reason: 'booking_cancelled', amount: 1200 },
  });
  await api.services.db.execute(sql`update payments set created_at = created_at - interval '20 seconds'`);
  await sweepPayments(shop);
  const states = shop.fake.links().filter(({ id }) => id === paid.linkId || id === left.linkId);
  expect(states.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid']);
});

test('giving up an unpaid booking does not cancel one that was paid in the meantime', async () => {
  const giveUp = (id: string) => api.call('POST', `/bookings/${id}/cancel`, { onlyUnpaid: true }, customer);
  const paid = await shop.order(garage, customer);
  await shop.fake.pay(paid.linkId);
  await shop.see(paid);
  expect(await giveUp(paid.booking.id)).toMatchObject({ status: 409, body: { code: 'BOOKING_CLOSED' } });
  expect(await shop.see(paid)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  const unpaid = await shop.order(garage, customer, { bookingTime: '15:00' });
  expect(await giveUp(unpaid.booking.id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
});

test('when the garage cancels a paid booking, the customer is told of the refund and the reason', async () => {
  const order = await shop.order(garage, customer);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const input = { bookingId: order.booking.id, actor: byGarage, reason: 'The lift is broken', now: api.clock.now };
  expect(await cancelBooking(api.services.db, input)).toEqual({ ok: true, isRefunded: true });
  expect((await newsOf(customer)).map(({ message }) => message)).toContain(
    `${garage.name} cancelled your booking on 24 Nov 2026 at 10:00 AM. ₹1,200 will be refunded in full within 5-7 business days. Reason: The lift is broken`,
  );
});

race(
  'twenty cancellations at once are recorded once and refunded once',
  { done: 20, lines: 1, refundLines: 1, refunds: 1 },
  async () => {
    const order = await shop.order(garage, customer);
    await shop.fake.pay(order.linkId);
    await shop.see(order);
    const before = shop.fake.refunds().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(order.booking)));
    await api.services.payments.work.idle();
    expect(await ledgerProblems(api.database)).toEqual(soundLedger);
    const changes = await shop.changes(order);
    return {
      done: answers.filter(({ status }) => status === 200).length,
      lines: changes.filter((kind) => kind === 'cancelled').length,
      refundLines: changes.filter((kind) => kind === 'refund_started').length,
      refunds: shop.fake.refunds().length - before,
    };
  },
);

test('a booking in progress or completed cannot be cancelled', async () => {
  const booking = await book();
  for (const status of ['in_progress', 'completed'] as const) {
    await api.services.db.update(bookings).set({ status }).where(eq(bookings.id, booking.id));
    const input = { bookingId: booking.id, actor: byGarage, reason: '', now: morning };
    expect(await cancelBooking(api.services.db, input)).toEqual({ ok: false, reason: 'BOOKING_CLOSED', status });
    expect(await cancel(booking)).toMatchObject({ status: 409, body: { code: 'BOOKING_CLOSED', data: { status } } });
  }
});

test('a reason that is too long and an unknown field are refused by name', async () => {
  const booking = await book();
  expect(await cancel(booking, { reason: 'x'.repeat(301) })).toMatchObject({
    status: 400,
    body: { data: { field: 'reason' } },
  });
  expect(await cancel(booking, { refund: 1 })).toMatchObject({ status: 400, body: { data: { field: 'refund' } } });
});

test("another customer's booking looks like one that does not exist", async () => {
  const booking = await book();
  const stranger = await createCustomer(api, 'Kiran');
  const foreign = await cancel(booking, {}, stranger);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'bookingId' } } });
  expect((await cancel({ id: randomUUID() }, {}, stranger)).body).toEqual(foreign.body);
  for (const path of ['history', 'calendar']) {
    const answer = await api.call('GET', `/bookings/${booking.id}/${path}`, undefined, stranger);
    expect(answer.body).toEqual(foreign.body);
  }
  expect((await cancel(booking, {}, { ...customer, token: '' })).status).toBe(401);
});
