import type { Booking } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdClockMs } from '../../../test/api.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { moveHoldClock, type Order, type Shop, startShop, watchMoney } from '../../../test/paying.ts';

let shop: Shop;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await moveHoldClock(shop.api.database, 0);
  garage = await createGarage(shop.api.services.db, { mechanics: [{ name: 'Zoya Khan' }] });
});

async function passMinutes(minutes: number): Promise<void> {
  await shop.api.services.payments.work.idle();
  await moveHoldClock(shop.api.database, minutes * 60);
}

function ask({ booking, customer }: Order) {
  return shop.api.call<{ code: string }>('POST', `/bookings/${booking.id}/payment-link`, {}, customer);
}

function payInCash({ booking, customer }: Order) {
  return shop.api.call<Booking & { code: string }>('POST', `/bookings/${booking.id}/pay-in-cash`, {}, customer);
}

async function failNewestLink(order: Order): Promise<void> {
  const { id } = shop.fake.links().at(-1) ?? { id: '' };
  await shop.fake.fail(id);
  await shop.see(order);
}

test('a hold ends for good thirty minutes after the booking, however many links were tried', async () => {
  const order = await shop.order(garage);
  const end = Date.parse(order.booking.createdAt) + holdClockMs + 30 * 60_000;
  expect(Math.abs(Date.parse(order.booking.holdEndsAt ?? '') - end)).toBeLessThan(2_000);
  for (const minute of [4, 8, 12]) {
    await passMinutes(minute);
    await failNewestLink(order);
    expect((await ask(order)).status).toBe(200);
    const { heldUntil, holdEndsAt } = await shop.see(order);
    expect([heldUntil, holdEndsAt]).toEqual([order.booking.holdEndsAt, order.booking.holdEndsAt]);
  }
  const { rows } = await shop.api.services.db.execute<{ latest: string }>(
    sql`select max(expires_at) as latest from payments where booking_id = ${order.booking.id}`,
  );
  expect(new Date(rows[0]?.latest ?? '').toISOString()).toBe(order.booking.holdEndsAt);
  await passMinutes(30.1);
  expect(await ask(order)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
});

test('the database refuses a longer hold', async () => {
  const { booking } = await shop.order(garage);
  const longer = shop.api.database.pool.query(
    "update bookings set held_until = hold_ends_at + interval '1 second' where id = $1",
    [booking.id],
  );
  await expect(longer).rejects.toMatchObject({ constraint: 'bookings_hold_end_check' });
});

test('in the last fifteen minutes the failed link is offered again instead of a new one', async () => {
  const order = await shop.order(garage);
  await passMinutes(20);
  await failNewestLink(order);
  const before = shop.fake.links().length;
  expect(await shop.outcome(order, order.customer.token)).toMatchObject({ state: 'failed', canRetry: true });
  expect((await ask(order)).status).toBe(200);
  expect(shop.fake.links()).toHaveLength(before);
  await failNewestLink(order);
  expect((await shop.outcome(order)).secondsLeft).toBeLessThanOrEqual(300);
  expect((await ask(order)).status).toBe(200);
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

test('with too little time for a link the booking can be paid in cash', async () => {
  const order = await shop.order(garage);
  await passMinutes(20);
  await shop.fake.fail(order.linkId);
  await shop.fake.expire(order.linkId);
  await shop.see(order);
  expect(await ask(order)).toMatchObject({ status: 409, body: { code: 'TOO_LITTLE_TIME' } });
  const outcome = await shop.outcome(order, order.customer.token);
  expect(outcome).toMatchObject({ state: 'failed', canRetry: false, canPayCash: true });
  expect(outcome.finalSecondsLeft).toBeGreaterThan(9 * 60);
  expect(await payInCash(order)).toMatchObject({
    status: 200,
    body: { paymentMethod: 'cash', paymentStatus: 'cash_on_service', heldUntil: null, status: 'confirmed' },
  });
  expect((await payInCash(order)).status).toBe(200);
  expect((await shop.changes(order)).filter((kind) => kind === 'cash_chosen')).toHaveLength(1);
  await passMinutes(60);
  expect(await shop.see(order)).toMatchObject({ status: 'confirmed' });
});

test('money for a booking that is now paid in cash is refunded', async () => {
  const order = await shop.order(garage);
  await payInCash(order);
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'cash_on_service',
    refund: { amount: 1200, reason: 'cash_chosen' },
  });
});

test("only the customer's own unpaid booking that keeps its slot can be changed to cash", async () => {
  const order = await shop.order(garage);
  const stranger = await shop.order(garage, undefined, { bookingTime: '12:00' });
  expect((await payInCash({ ...order, customer: stranger.customer })).status).toBe(404);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  expect(await payInCash(order)).toMatchObject({ status: 409, body: { code: 'BOOKING_CLOSED' } });
  await passMinutes(31);
  expect(await payInCash(stranger)).toMatchObject({ status: 409, body: { code: 'BOOKING_CLOSED' } });
});
