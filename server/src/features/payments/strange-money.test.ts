import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakePayment } from '../../../test/fakes/fake-razorpay-entities.ts';
import { deliver, webhook } from '../../../test/fakes/fake-razorpay-webhooks.ts';
import { createGarage } from '../../../test/garages.ts';
import {
  type Order,
  type Shop,
  startShop,
  sweepPayments,
  takeMoneyProblems,
  watchMoney,
} from '../../../test/paying.ts';
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

async function sendEvent(event: string, payment: FakePayment): Promise<number[]> {
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
] as const)('a capture of %s is recorded, refunded in full and notified', async (_, money, amount, currency) => {
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

test('a wrong amount without a webhook is found by asking the gateway, and refunded', async () => {
  const { webhookUrl } = shop.fake;
  shop.fake.webhookUrl = null;
  await shop.fake.payOddly(order.linkId, { amount: 50_050 });
  shop.fake.webhookUrl = webhookUrl;
  await shop.api.services.db.execute(sql`update payments set created_at = created_at - interval '1 minute'`);
  await sweepPayments(shop);
  expect((await shop.see(order)).refund).toMatchObject({ amount: 500.5, reason: 'amount_differs' });
});

/** A payment at Razorpay for another shop's link. */
async function payForeignLink(): Promise<FakePayment> {
  const ours = shop.fake.payQuietly(order.linkId);
  foreignCount++;
  const id = `pay_Foreign${String(foreignCount).padStart(7, '0')}`;
  const foreign = { ...ours, id, description: '#Foreign0000000', notes: [] };
  await sendEvent('payment.captured', foreign);
  await sendEvent('payment.captured', foreign);
  await shop.api.services.payments.work.idle();
  return foreign;
}

let foreignCount = 0;

/** Razorpay's webhook for a refund made on its dashboard. */
async function deliverRefund(
  payment: FakePayment | undefined,
  {
    id,
    rupees = 1200,
    status = 'processed',
  }: { id: string; rupees?: number; status?: 'pending' | 'processed' | 'failed' },
): Promise<void> {
  const name = { pending: 'refund.created', processed: 'refund.processed', failed: 'refund.failed' }[status];
  const event = webhook(name, payment ? { payment } : {});
  const body = JSON.parse(event.body);
  const refund = { id, payment_id: payment?.id, amount: rupees * 100, currency: 'INR' };
  body.payload.refund = { entity: { ...refund, entity: 'refund', status, receipt: null, notes: [] } };
  const { webhookUrl, webhookSecret } = shop.fake;
  await deliver(webhookUrl ?? '', webhookSecret, [{ ...event, body: JSON.stringify(body) }]);
  await shop.api.services.payments.work.idle();
}

const problems = async () => (await listMoneyProblems(shop.api.services.db)).map(({ problem }) => problem);

test('money for an unknown link is reported until it is fully refunded', async () => {
  const foreign = await payForeignLink();
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
  await deliverRefund(foreign, { id: 'rfnd_ByHand00000000', status: 'pending' });
  expect(await problems()).toEqual(['unknown_capture']);
  await deliverRefund(foreign, { id: 'rfnd_ByHand00000000' });
  expect(await problems()).toEqual([]);
  await sweepPayments(shop);
});

test('a closed row of unknown money is reported again when its refund fails', async () => {
  const foreign = await payForeignLink();
  await deliverRefund(foreign, { id: 'rfnd_ByHand22222222', status: 'pending' });
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['unknown_capture']);
  expect(await problems()).toEqual([]);
  await deliverRefund(foreign, { id: 'rfnd_ByHand22222222', status: 'failed' });
  expect(await problems()).toEqual(['unknown_capture']);
  await takeMoneyProblems(shop);
});

test("a refund made on the gateway's dashboard is recorded, and the booking that still stands is reported", async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await deliverRefund(shop.fake.payments().at(-1), { id: 'rfnd_ByHand11111111' });
  expect((await shop.see(order)).refund).toMatchObject({ state: 'refunded', amount: 1200, reason: 'by_hand' });
  expect(await takeMoneyProblems(shop)).toMatchObject([{ problem: 'booking_refunded', bookingId: order.booking.id }]);
});

test('a partial refund is reported', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await deliverRefund(shop.fake.payments().at(-1), { id: 'rfnd_Part0000000000', rupees: 500.5 });
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', refund: null });
  expect(await takeMoneyProblems(shop)).toMatchObject([{ problem: 'unknown_refund', amount: 500.5 }]);
});

test('a closed partial refund is reported again when it fails', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const payment = shop.fake.payments().at(-1);
  await deliverRefund(payment, { id: 'rfnd_Part1111111111', rupees: 500.5 });
  await takeMoneyProblems(shop);
  await deliverRefund(payment, { id: 'rfnd_Part1111111111', rupees: 500.5, status: 'failed' });
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['unknown_refund']);
});
