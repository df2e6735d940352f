import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakePayment } from '../../../test/fake-razorpay-entities.ts';
import { deliver, webhook } from '../../../test/fake-razorpay-webhooks.ts';
import { createGarage } from '../../../test/garages.ts';
import { type Order, type Shop, startShop, takeMoneyProblems, watchMoney } from '../../../test/paying.ts';
import { listMoneyProblems } from './queries/list-money-problems.ts';

let shop: Shop;
let order: Order;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  order = await shop.order(await createGarage(shop.api.services.db));
});

async function tell(event: string, payment: FakePayment): Promise<number[]> {
  const { webhookUrl, webhookSecret } = shop.fake;
  return await deliver(webhookUrl ?? '', webhookSecret, [webhook(event, { payment })]);
}

test.each([
  ['fifty paise more', { amount: 120_050 }, 1200.5, 'INR'],
  ['500.50 rupees', { amount: 50_050 }, 500.5, 'INR'],
  ['more', { amount: 500_000 }, 5000, 'INR'],
  ['one paisa', { amount: 1 }, 0.01, 'INR'],
  ['as many dollars', { currency: 'USD' }, 1200, 'USD'],
  ['yen, which have no parts', { amount: 1_200, currency: 'JPY' }, 1200, 'JPY'],
] as const)('a capture of %s is recorded, refunded in full and told', async (_, money, amount, currency) => {
  await shop.fake.payOddly(order.linkId, money, { copies: 3 });
  const seen = await shop.see(order);
  expect(seen).toMatchObject({ status: 'confirmed', paymentStatus: 'pending' });
  expect(seen.refund).toMatchObject({ state: 'refunding', amount, currency, reason: 'amount_differs' });
  const refunds = shop.fake.refunds().filter(({ payment_id }) => shop.fake.payments().at(-1)?.id === payment_id);
  expect(refunds).toHaveLength(1);
  expect(refunds[0]).toMatchObject({ amount: shop.fake.payments().at(-1)?.amount, currency });
  const { rows } = await shop.api.services.db.execute<{ data: object; message: string }>(
    sql`select data, message from notifications where user_id = ${order.customer.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.data).toMatchObject({ kind: 'refund_started', amount, currency });
  await shop.fake.settleRefund(refunds[0]?.id ?? '', 'processed');
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refunded', amount, currency });
});

test('a strange amount that no webhook told of is found by asking, and refunded', async () => {
  const { webhookUrl } = shop.fake;
  shop.fake.webhookUrl = null;
  await shop.fake.payOddly(order.linkId, { amount: 50_050 });
  shop.fake.webhookUrl = webhookUrl;
  await shop.api.services.db.execute(sql`update payments set created_at = created_at - interval '1 minute'`);
  await shop.api.services.payments.work.sweep();
  expect((await shop.see(order)).refund).toMatchObject({ amount: 500.5, reason: 'amount_differs' });
});

test('money for a link nobody here knows is kept for people, until it went back in full', async () => {
  const ours = shop.fake.payQuietly(order.linkId);
  const foreign = { ...ours, id: 'pay_Foreign0000000', description: '#Foreign0000000', notes: [] };
  await tell('payment.captured', foreign);
  await tell('payment.captured', foreign);
  await shop.api.services.payments.work.idle();
  const [row, ...others] = await listMoneyProblems(shop.api.services.db);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: `unknown_capture:${foreign.id}`,
    problem: 'unknown_capture',
    bookingId: null,
    gatewayPaymentId: foreign.id,
    amount: 1200,
    currency: 'INR',
  });
  const refund = { id: 'rfnd_ByHand00000000', payment_id: foreign.id, amount: 120_000, currency: 'INR' };
  const body = { ...refund, entity: 'refund', status: 'processed', receipt: null, notes: [] };
  const { webhookUrl, webhookSecret } = shop.fake;
  const event = webhook('refund.processed', { payment: foreign });
  const told = JSON.parse(event.body);
  told.payload.refund = { entity: body };
  await deliver(webhookUrl ?? '', webhookSecret, [{ ...event, body: JSON.stringify(told) }]);
  await shop.api.services.payments.work.idle();
  expect(await listMoneyProblems(shop.api.services.db)).toEqual([]);
  await shop.api.services.payments.work.sweep();
});

test('a refund that a person made at the gateway is written down, and the booking that still stands is reported', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const payment = shop.fake.payments().at(-1);
  const { webhookUrl, webhookSecret } = shop.fake;
  const event = webhook('refund.processed', payment ? { payment } : {});
  const told = JSON.parse(event.body);
  const refund = { id: 'rfnd_ByHand11111111', payment_id: payment?.id, amount: 120_000, currency: 'INR' };
  told.payload.refund = { entity: { ...refund, entity: 'refund', status: 'processed', receipt: null, notes: [] } };
  await deliver(webhookUrl ?? '', webhookSecret, [{ ...event, body: JSON.stringify(told) }]);
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refunded', amount: 1200, reason: 'by_hand' });
  expect(await takeMoneyProblems(shop)).toMatchObject([{ problem: 'booking_refunded', bookingId: order.booking.id }]);
});

test('a refund of a part of the money is kept for people', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const payment = shop.fake.payments().at(-1);
  const { webhookUrl, webhookSecret } = shop.fake;
  const event = webhook('refund.processed', payment ? { payment } : {});
  const told = JSON.parse(event.body);
  const refund = { id: 'rfnd_Part0000000000', payment_id: payment?.id, amount: 50_050, currency: 'INR' };
  told.payload.refund = { entity: { ...refund, entity: 'refund', status: 'processed', receipt: null, notes: [] } };
  await deliver(webhookUrl ?? '', webhookSecret, [{ ...event, body: JSON.stringify(told) }]);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', refund: null });
  expect(await takeMoneyProblems(shop)).toMatchObject([{ problem: 'unknown_refund', amount: 500.5 }]);
});
