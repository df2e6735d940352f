import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGarage } from '../../test/garages.ts';
import { type Order, type Shop, startShop, sweepPayments, takeMoneyProblems } from '../../test/paying.ts';
import { readStoredCounts } from './stored-counts.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

async function waiting(name: string): Promise<number | undefined> {
  const { outboxes } = await readStoredCounts(shop.api.database.pool);
  return outboxes.find((outbox) => outbox.name === name)?.waiting;
}

const newOrder = async () => await shop.order(await createGarage(shop.api.services.db));
const cancel = ({ booking, customer }: Order) =>
  shop.api.call('POST', `/bookings/${booking.id}/cancel`, {}, customer);

test('a payment is open until its booking is cancelled, and its link waits until the gateway has closed it', async () => {
  const order = await newOrder();
  expect((await readStoredCounts(shop.api.database.pool)).openPayments).toContainEqual(['pending', 1]);
  expect(await waiting('closings')).toBe(0);
  await cancel(order);
  expect((await readStoredCounts(shop.api.database.pool)).openPayments).toContainEqual(['pending', 0]);
  expect(await waiting('closings')).toBe(1);
  await shop.api.database.pool.query(`update payments set created_at = created_at - interval '2 minutes'`);
  await sweepPayments(shop);
  expect(await waiting('closings')).toBe(0);
});

test('a refund waits until the gateway has it, and one that fails needs a person until the money report has none', async () => {
  const order = await newOrder();
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await cancel(order);
  await shop.api.services.payments.work.idle();
  expect(await waiting('refunds')).toBe(0);
  // As if the gateway had not answered.
  await shop.api.database.pool.query('update payment_refunds set gateway_refund_id = null, asked_at = null');
  expect(await waiting('refunds')).toBe(1);
  await sweepPayments(shop);
  expect(await waiting('refunds')).toBe(0);
  const [refund] = shop.fake.refunds();
  await shop.fake.settleRefund(refund?.id ?? '', 'failed');
  await shop.see(order);
  expect((await readStoredCounts(shop.api.database.pool)).failedRefunds).toBe(1);
  await takeMoneyProblems(shop);
  expect((await readStoredCounts(shop.api.database.pool)).failedRefunds).toBe(0);
});
