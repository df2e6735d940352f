import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGarage } from '../../../test/garages.ts';
import { moveHoldClock, type Order, type Shop, startShop, watchMoney } from '../../../test/paying.ts';
import { askEach } from './commands/ask-each.ts';
import { createPaymentWork, gatewaySweepQueue, paymentSweepQueue } from './jobs.ts';
import { GatewayError, type PaymentGateway } from './types.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await moveHoldClock(shop.api.database, 0);
  await shop.api.services.db.execute('truncate payment_refunds, payment_captures, payments, bookings cascade');
});

const run = (statement: ReturnType<typeof sql>) => shop.api.services.db.execute(statement);
const order = async (): Promise<Order> => await shop.order(await createGarage(shop.api.services.db));

/** A worker on the same node with a changed gateway. */
function workWith(change: Partial<PaymentGateway>) {
  const { db, log, now, bookingLimits, payments } = shop.api.services;
  return createPaymentWork({ db, log, now, bookingLimits, gateway: { ...payments.gateway, ...change } });
}

/** Makes the links due for a check. */
async function passTime(): Promise<void> {
  await run(sql`update payments set created_at = created_at - interval '2 minutes'`);
}

test('holds end and events are processed while the gateway does not respond', async () => {
  const [lapsed, paid] = [await order(), await order()];
  await passTime();
  const gate = Promise.withResolvers<never>();
  let asked = 0;
  const work = workWith({
    fetchLink() {
      asked++;
      return gate.promise;
    },
  });
  const asking = work.askGateway();
  await expect.poll(() => asked).toBe(2);
  await shop.fake.pay(paid.linkId);
  expect(await shop.see(paid)).toMatchObject({ paymentStatus: 'paid' });
  await moveHoldClock(shop.api.database, 31 * 60);
  await paymentSweepQueue(work).run({});
  expect(await shop.see(lapsed)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
  gate.reject(new GatewayError('It did not answer', false));
  await asking;
});

test('one node at a time sweeps the gateway, and another one takes over when it has died', async () => {
  await order();
  await passTime();
  const { gateway } = shop.api.services.payments;
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const change: Partial<PaymentGateway> = {
    async fetchLink(id) {
      await gates[asked++]?.promise;
      return await gateway.fetchLink(id);
    },
  };
  const [first, second] = [workWith(change), workWith(change)];
  const dying = first.askGateway();
  await expect.poll(() => asked).toBe(1);
  await Promise.all([second.askGateway(), first.askGateway(), gatewaySweepQueue(second).run({})]);
  expect(asked).toBe(1);
  await run(sql`update gateway_sweeps set leased_until = now()`);
  const sweeping = second.askGateway();
  await expect.poll(() => asked).toBe(2);
  gates[0]?.resolve();
  await dying;
  await first.askGateway();
  expect(asked).toBe(2);
  gates[1]?.resolve();
  await sweeping;
  await first.askGateway();
  expect(asked).toBe(3);
});

test('a failing link or refund does not keep others from being checked', async () => {
  const orders = [await order(), await order(), await order()];
  for (const one of orders) {
    await shop.fake.pay(one.linkId);
    await shop.see(one);
  }
  const { gateway } = shop.api.services.payments;
  // An error that is not a `GatewayError`, so it says nothing about the other items.
  const work = workWith({
    fetchLink: (id) => (id === orders[0]?.linkId ? Promise.reject(new TypeError('broken')) : gateway.fetchLink(id)),
    refund: (request) =>
      request.gatewayPaymentId === first ? Promise.reject(new TypeError('broken')) : gateway.refund(request),
  });
  const { rows } = await run(
    sql`select gateway_payment_id as id from payment_captures where booking_id = ${orders[0]?.booking.id}`,
  );
  const first = rows[0]?.id;
  await run(sql`update bookings set status = 'cancelled', cancel_reason = 'garage', cancelled_at = now()`);
  await run(sql`insert into payment_refunds (id, gateway_payment_id, amount, reason, state, created_at)
    select gen_random_uuid(), gateway_payment_id, amount, 'booking_cancelled', 'refunding',
      case when gateway_payment_id = ${first} then now() - interval '1 minute' else now() end from payment_captures`);
  await passTime();
  await work.askGateway();
  const asked =
    await run(sql`select gateway_refund_id is not null as "isAsked", gateway_payment_id = ${first} as "isFirst"
    from payment_refunds order by 2 desc`);
  expect(asked.rows).toEqual([
    { isAsked: false, isFirst: true },
    { isAsked: true, isFirst: false },
    { isAsked: true, isFirst: false },
  ]);
  expect(shop.api.logs.filter((line) => line.includes('payment work failed')).length).toBeGreaterThan(0);
});

test('a round that takes too long leaves the rest to the next one', async () => {
  const { log } = shop.api.services;
  const items = Array.from({ length: 20 }, (_, index) => ({ id: `${index}` }));
  const asked: string[] = [];
  const hanging = new Promise<void>(() => undefined);
  await askEach(
    items,
    ({ id }) => {
      asked.push(id);
      return hanging;
    },
    { log, signal: new AbortController().signal, roundMs: 100 },
  );
  expect(asked).toHaveLength(8);
});

test('a stopping node sends no further request to the gateway', async () => {
  const orders = [];
  for (let count = 0; count < 12; count++) orders.push(await order());
  await passTime();
  const gate = Promise.withResolvers<void>();
  const { gateway } = shop.api.services.payments;
  const asked: string[] = [];
  const work = workWith({
    async fetchLink(id) {
      asked.push(id);
      await gate.promise;
      return await gateway.fetchLink(id);
    },
  });
  const asking = work.askGateway();
  await expect.poll(() => asked.length).toBe(8);
  const stopping = work.stop();
  gate.resolve();
  await Promise.all([asking, stopping]);
  expect(asked).toHaveLength(8);
});
