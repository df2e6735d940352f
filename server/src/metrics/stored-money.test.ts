import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGarage } from '../../test/garages.ts';
import { type Order, type Shop, startShop, sweepPayments, takeMoneyProblems } from '../../test/paying.ts';
import { type Jobs, startJobs } from '../platform/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { readStoredCounts } from './stored-counts.ts';

let shop: Shop;

let jobs: Jobs;

beforeAll(async () => {
  shop = await startShop();
  jobs = await startJobs(shop.api.database.pool, createLogger('silent'));
});

afterAll(async () => {
  await jobs.stop();
  await shop.stop();
});

async function waiting(name: string): Promise<number | undefined> {
  const { outboxes } = await readStoredCounts(shop.api.database.pool);
  return outboxes.find((outbox) => outbox.name === name)?.waiting;
}

const newOrder = async () => await shop.order(await createGarage(shop.api.services.db));
const cancel = ({ booking, customer }: Order) => shop.api.call('POST', `/bookings/${booking.id}/cancel`, {}, customer);

async function openPayments(): Promise<Record<string, number>> {
  return Object.fromEntries((await readStoredCounts(shop.api.database.pool)).openPayments);
}

/** The gateway is asked about links that are older than a minute. */
async function askGateway(order: Order): Promise<void> {
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await shop.api.database.pool.query(`update payments set created_at = created_at - interval '2 minutes'`);
    await sweepPayments(shop);
    await shop.see(order);
  }
}

test('a payment is open until the gateway has closed its link, even if its booking was cancelled before', async () => {
  const order = await newOrder();
  expect(await openPayments()).toEqual({ created: 0, pending: 1 });
  await cancel(order);
  expect(await openPayments()).toEqual({ created: 0, pending: 1 });
  await askGateway(order);
  expect(await openPayments()).toEqual({ created: 0, pending: 0 });
  expect(await waiting('closings')).toBe(0);
});

test('the link of a failed payment waits until the gateway has closed it', async () => {
  const order = await newOrder();
  await shop.fake.fail(order.linkId);
  await shop.see(order);
  expect(await waiting('closings')).toBe(1);
  await cancel(order);
  await askGateway(order);
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
