import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import {
  ledgerProblems,
  moveHoldClock,
  type Shop,
  soundLedger,
  startShop,
  sweepPayments,
  watchMoney,
} from '../../../test/paying.ts';

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

/** Advances the database clock for holds. */
async function passTime(minutes: number, seconds = 0): Promise<void> {
  await shop.api.services.payments.work.idle();
  await moveHoldClock(shop.api.database, minutes * 60 + seconds);
}

async function isFree(time = '10:00'): Promise<boolean | undefined> {
  const { body } = await shop.api.call<SlotDay>('GET', `/garages/${garage.id}/slots?date=${tomorrow}`);
  return body.slots.find((slot) => slot.startTime === time)?.available;
}

async function bookInCash(): Promise<number> {
  return (await shop.api.call('POST', '/bookings', bookingInput(garage), await createCustomer(shop.api))).status;
}

test('the slot is kept as long as the link can be paid, thirty minutes from the booking', async () => {
  await shop.order(garage);
  await passTime(29, 50);
  expect(await isFree()).toBe(false);
  expect(await bookInCash()).toBe(409);
  await passTime(30, 5);
  expect(await isFree()).toBe(true);
  expect(await bookInCash()).toBe(201);
});

test('a booking without a link keeps its slot for five minutes', async () => {
  await shop.book(garage, await createCustomer(shop.api));
  await passTime(4, 55);
  expect(await isFree()).toBe(false);
  await passTime(5, 1);
  expect(await isFree()).toBe(true);
});

test('after a failed payment the slot is kept for five minutes, and becomes free without a sweep', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await passTime(4, 55);
  expect(await isFree()).toBe(false);
  expect(await bookInCash()).toBe(409);
  await passTime(5, 1);
  expect(await isFree()).toBe(true);
  expect(await bookInCash()).toBe(201);
  expect(await shop.see(order)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid', paymentStatus: 'failed' });
  expect(await shop.notices(order)).toEqual(['Slot released']);
});

test('money that arrives 4:59 after the failure confirms the booking', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await passTime(4, 57);
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', heldUntil: null });
  expect(await shop.changes(order)).toEqual(['created', 'payment_failed', 'paid']);
  await passTime(60);
  expect(await isFree()).toBe(false);
});

test('money that arrives 5:30 after the failure confirms the booking if the slot is free', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await passTime(5, 30);
  expect(await isFree()).toBe(true);
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    assignedMechanicName: 'Zoya Khan',
  });
  expect(await isFree()).toBe(false);
  expect(await shop.changes(order)).toEqual(['created', 'payment_failed', 'slot_regained', 'paid']);
  expect(await shop.notices(order)).toEqual(['Payment received']);
});

test('money that arrives after the release was processed confirms the booking if the slot is free', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await passTime(5, 30);
  await sweepPayments(shop);
  expect(await shop.see(order)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ status: 'confirmed', cancelReason: null, paymentStatus: 'paid' });
});

test('money that arrives 5:30 after the failure is refunded in full, once, if the slot is taken', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await passTime(5, 30);
  expect(await bookInCash()).toBe(201);
  await shop.fake.pay(order.linkId, { copies: 10 });
  await shop.see(order);
  shop.fake.refundAtOnce();
  await sweepPayments(shop);
  expect(await shop.see(order)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'unpaid',
    paymentStatus: 'failed',
    refund: { amount: 1200, reason: 'slot_taken' },
  });
  expect(shop.fake.refunds().filter((refund) => refund.amount === 120_000)).toHaveLength(1);
  const mail = shop.api.mails.find(({ to, subject }) => to === order.customer.email && subject === 'Refund started');
  expect(mail?.text).toContain('5-7 business days');
  // Two free slots instead, besides the window of the pickup that is gone.
  expect(mail?.text.match(/\d+ Nov 2026 at \d+:\d{2} [AP]M/g)).toHaveLength(2);
  expect(mail?.text).toMatch(/Date and time: \d+ Nov 2026, \d+:\d{2} [AP]M - \d+:\d{2} [AP]M/);
  expect(await ledgerProblems(shop.api.database)).toEqual(soundLedger);
});

test('the payment page shows that the hold is over, and the link is cancelled at the gateway', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  expect(await shop.outcome(order, order.customer.token)).toMatchObject({ state: 'failed', canRetry: true });
  const { secondsLeft } = await shop.outcome(order);
  expect(secondsLeft).toBeGreaterThan(290);
  expect(secondsLeft).toBeLessThanOrEqual(300);
  await passTime(5, 10);
  expect(await shop.outcome(order, order.customer.token)).toMatchObject({ state: 'released', canRetry: false });
  await shop.api.services.db.execute("update payments set created_at = created_at - interval '1 hour'");
  await sweepPayments(shop);
  expect(shop.fake.links().find((link) => link.id === order.linkId)?.status).toBe('cancelled');
});

test.each([
  [true, ['Slot released']],
  [false, []],
])('the customer is notified of a released slot on the chosen channels (%s)', async (isWanted, listed) => {
  const order = await shop.order(garage);
  const { db } = shop.api.services;
  const [userId, token] = [order.customer.id, `device ${order.customer.id}`];
  const choices = JSON.stringify({ booking: { inApp: isWanted, push: isWanted, email: true } });
  await db.execute(sql`insert into notification_preferences (user_id, choices) values (${userId}, ${choices}::jsonb)`);
  await db.execute(sql`insert into push_tokens (id, user_id, token, platform, language)
    values (gen_random_uuid(), ${userId}, ${token}, 'mobile', 'en')`);
  await passTime(30, 5);
  await sweepPayments(shop);
  const shown = await db.execute(sql`select title from notifications where user_id = ${userId} and is_listed`);
  expect(shown.rows.map(({ title }) => title)).toEqual(listed);
  const pushes = await db.execute(sql`select event from push_deliveries d join push_tokens t on t.id = d.token_id
    where t.user_id = ${userId}`);
  expect(pushes.rows).toHaveLength(listed.length);
});
