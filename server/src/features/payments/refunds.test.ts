import type { Booking } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeRefund } from '../../../test/fakes/fake-razorpay-entities.ts';
import { deliver, webhook } from '../../../test/fakes/fake-razorpay-webhooks.ts';
import { createGarage } from '../../../test/garages.ts';
import {
  ledgerProblems,
  type Order,
  type Shop,
  soundLedger,
  startShop,
  sweepPayments,
  takeMoneyProblems,
  watchMoney,
} from '../../../test/paying.ts';
import { race } from '../../../test/races.ts';
import { requestRefund } from './commands/request-refund.ts';

let shop: Shop;
let order: Order;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  order = await shop.order(await createGarage(shop.api.services.db));
  await shop.fake.pay(order.linkId);
  await shop.see(order);
});

async function cancel(): Promise<number> {
  const path = `/bookings/${order.booking.id}/cancel`;
  return (await shop.api.call('POST', path, { reason: 'Sold the car' }, order.customer)).status;
}

async function refundsAtGateway() {
  const { rows } = await shop.api.services.db.execute<{ id: string }>(
    sql`select gateway_payment_id as id from payment_captures where booking_id = ${order.booking.id}`,
  );
  return shop.fake.refunds().filter((refund) => rows.some(({ id }) => id === refund.payment_id));
}

/** Ends the pause after an unanswered request and sweeps. */
async function sweepLater(): Promise<void> {
  await shop.api.services.payments.work.idle();
  await shop.api.services.db.execute(sql`update payment_refunds set asked_at = asked_at - interval '2 hours'`);
  await sweepPayments(shop);
}

test('a cancelled paid booking is refunded in full, and its customer sees the state of the refund', async () => {
  expect(await cancel()).toBe(200);
  const asked = await shop.see(order);
  expect(asked).toMatchObject({
    status: 'cancelled',
    cancelReason: 'customer',
    refund: { state: 'refunding', amount: 1200, reason: 'booking_cancelled', settledAt: null },
  });
  const [refund] = await refundsAtGateway();
  expect(refund).toMatchObject({ amount: 120_000 });
  await shop.fake.settleRefund(refund?.id ?? '', 'processed', { copies: 20 });
  const settled = await shop.see(order);
  expect(settled.refund).toMatchObject({ state: 'refunded' });
  expect(settled.refund?.settledAt).toMatch(/Z$/);
  expect(await shop.changes(order)).toEqual(['created', 'paid', 'cancelled', 'refund_started', 'refunded']);
  expect(await shop.notices(order)).toEqual(['Payment received', 'Booking cancelled', 'Refund completed']);
  expect(await shop.outcome(order)).toMatchObject({ state: 'refunded', booking: null });
});

race('a capture refunded twenty times at once is refunded once', { asked: 1, made: 1, reported: 1 }, async () => {
  const { db } = shop.api.services;
  const asks = Array.from({ length: 20 }, () =>
    db.transaction((tx) => requestRefund(tx, { bookingId: order.booking.id, reason: 'booking_cancelled' })),
  );
  const asked = (await Promise.all(asks)).filter(Boolean).length;
  await Promise.all(Array.from({ length: 20 }, () => sweepPayments(shop)));
  const made = (await refundsAtGateway()).length;
  // The booking was not cancelled.
  const reported = (await takeMoneyProblems(shop)).filter(({ problem }) => problem === 'booking_refunded').length;
  return { asked, made, reported };
});

test.each(['serverError', 'lostAnswer', 'reset', 'limited', 'html', 'unauthorized'] as const)(
  'a refund that the gateway answers with %s is requested again and made once',
  async (failure) => {
    shop.fake.misbehave('createRefund', failure, 2);
    shop.fake.misbehave('listRefunds', 'serverError', 2);
    await cancel();
    expect((await shop.see(order)).refund?.state).toBe('refunding');
    for (let sweep = 0; sweep < 6; sweep++) await sweepLater();
    expect(await refundsAtGateway()).toHaveLength(1);
    const { rows } = await shop.api.services.db.execute<{ gateway_refund_id: string }>(
      sql`select gateway_refund_id from payment_refunds r join payment_captures c using (gateway_payment_id)
        where c.booking_id = ${order.booking.id}`,
    );
    expect(rows).toEqual([{ gateway_refund_id: (await refundsAtGateway())[0]?.id }]);
  },
);

test('a refund that the gateway refuses is shown as delayed, and may still arrive', async () => {
  shop.fake.misbehave('createRefund', 'badRequest', 1);
  await cancel();
  expect((await shop.see(order)).refund?.state).toBe('refund_failed');
  expect(await shop.notices(order)).toEqual(['Payment received', 'Booking cancelled', 'Refund delayed']);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['refund_failed']);
});

test('a rejected key does not fail a refund: it is logged and requested again', async () => {
  const logged = shop.api.logs.length;
  shop.fake.misbehave('createRefund', 'unauthorized', 1);
  await cancel();
  expect((await shop.see(order)).refund?.state).toBe('refunding');
  expect(await shop.notices(order)).toEqual(['Payment received', 'Booking cancelled']);
  const lines = shop.api.logs
    .slice(logged)
    .filter((line) => line.includes('the payment gateway does not accept our key'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50 }]);
  await sweepLater();
  expect(await refundsAtGateway()).toHaveLength(1);
});

test('a refund without a webhook is found by asking the gateway', async () => {
  await cancel();
  await shop.see(order);
  const [refund] = await refundsAtGateway();
  const { webhookUrl } = shop.fake;
  shop.fake.webhookUrl = null;
  await shop.fake.settleRefund(refund?.id ?? '', 'processed');
  shop.fake.webhookUrl = webhookUrl;
  await sweepPayments(shop);
  expect((await shop.see(order)).refund?.state).toBe('refunded');
});

const eventNames = { pending: 'refund.created', processed: 'refund.processed', failed: 'refund.failed' } as const;

/** A refund of the order's money made by a person on the gateway's dashboard, without our reference. */
async function refundByHand(rupees: number, status: keyof typeof eventNames = 'processed'): Promise<void> {
  const { db } = shop.api.services;
  const { rows } = await db.execute<{ id: string }>(
    sql`select gateway_payment_id as id from payment_captures where booking_id = ${order.booking.id}`,
  );
  const refund: FakeRefund = {
    id: `rfnd_${rupees}${rows[0]?.id}`,
    amount: rupees * 100,
    payment_id: rows[0]?.id ?? '',
    receipt: null,
    notes: [],
    status,
  };
  const { webhookUrl, webhookSecret } = shop.fake;
  expect(await deliver(webhookUrl ?? '', webhookSecret, [webhook(eventNames[status], { refund })])).toEqual([200]);
}

test('a partial refund by hand does not count as a full one', async () => {
  shop.fake.misbehave('listRefunds', 'serverError', 1);
  await cancel();
  expect((await shop.see(order)).refund?.state).toBe('refunding');
  await refundByHand(10);
  expect((await shop.see(order)).refund?.state).toBe('refunding');
  await sweepLater();
  expect((await refundsAtGateway()).map(({ amount }) => amount)).toEqual([120_000]);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['unknown_refund']);
});

test('a refused refund is settled by a refund by hand, and open pages are notified', async () => {
  shop.fake.misbehave('createRefund', 'badRequest', 1);
  await cancel();
  expect((await shop.see(order)).refund?.state).toBe('refund_failed');
  const closing = new AbortController();
  const { live } = shop.api.services;
  const news = await live.listen({ userId: order.customer.id, topics: ['bookings'], signal: closing.signal });
  const next = async () => (await news.next()).value?.message;
  expect(await next()).toMatchObject({ topic: 'stream' });
  await refundByHand(1200);
  expect((await shop.see(order)).refund?.state).toBe('refunded');
  let received = await next();
  // Heartbeats may arrive at any time.
  while (received?.topic === 'stream') received = await next();
  expect(received).toMatchObject({ topic: 'bookings', id: order.booking.id });
  closing.abort();
});

test('a failed refund by hand does not block the refund after a cancellation', async () => {
  await refundByHand(1200, 'failed');
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', refund: null });
  await cancel();
  await expectGivenBack();
});

test('a refund by hand that was pending and then failed does not block it either', async () => {
  await refundByHand(1200, 'pending');
  await refundByHand(1200, 'failed');
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refund_failed', reason: 'by_hand' });
  const problems = (await takeMoneyProblems(shop)).map(({ problem }) => problem);
  expect(problems.sort()).toEqual(['booking_refunded', 'refund_failed']);
  await cancel();
  await refundByHand(1200, 'failed');
  await expectGivenBack();
});

test('the product makes a refund if the one by hand fails after the cancellation', async () => {
  await refundByHand(1200, 'pending');
  await shop.see(order);
  await cancel();
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refunding', reason: 'by_hand' });
  await refundByHand(1200, 'failed');
  await expectGivenBack();
});

/** Checks that our own refund was made because of the cancellation. */
async function expectGivenBack(): Promise<void> {
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refunding', reason: 'booking_cancelled' });
  const [refund, ...others] = await refundsAtGateway();
  expect(others).toEqual([]);
  expect(refund).toMatchObject({ amount: 120_000 });
  await shop.fake.settleRefund(refund?.id ?? '', 'processed');
  expect((await shop.see(order)).refund?.state).toBe('refunded');
}

test('refunding a second payment leaves the booking paid, also on the payment page', async () => {
  await shop.fake.pay(order.linkId);
  const seen = await shop.see(order);
  expect(seen).toMatchObject({ paymentStatus: 'paid', refund: { reason: 'already_paid', amount: 1200 } });
  expect(await shop.outcome(order)).toMatchObject({ state: 'paid' });
});

test('money for a cancelled booking is refunded', async () => {
  const unpaid = await shop.order(await createGarage(shop.api.services.db));
  const { customer, booking } = unpaid;
  await shop.api.call<Booking>('POST', `/bookings/${booking.id}/cancel`, {}, customer);
  await shop.fake.pay(unpaid.linkId);
  expect(await shop.see(unpaid)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'customer',
    paymentStatus: 'failed',
    refund: { reason: 'booking_cancelled', amount: 1200 },
  });
});

test('the ledger adds up', async () => {
  await sweepPayments(shop);
  expect(await ledgerProblems(shop.api.database)).toEqual(soundLedger);
});

test('the database refuses a refund above the captured amount, a second refund, and a second capture that pays', async () => {
  const { db } = shop.api.services;
  const captured = sql`(select gateway_payment_id from payment_captures where booking_id = ${order.booking.id})`;
  const refund = (amount: number) => sql`
    insert into payment_refunds (id, gateway_payment_id, amount, reason, state)
    values (gen_random_uuid(), ${captured}, ${amount}, 'booking_cancelled', 'refunding')`;
  await expect(db.execute(refund(1201))).rejects.toThrow();
  await expect(db.execute(refund(1199))).rejects.toThrow();
  await db.execute(refund(1200));
  await expect(db.execute(refund(1200))).rejects.toThrow();
  const secondCapture = sql`
    insert into payment_captures (gateway_payment_id, payment_id, booking_id, amount, is_used)
    values ('pay_second', ${order.paymentId}, ${order.booking.id}, 1200, true)`;
  await expect(db.execute(secondCapture)).rejects.toThrow();
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['booking_refunded']);
});
