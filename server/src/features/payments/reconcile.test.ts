import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { type Order, type Shop, startShop, sweepPayments, watchMoney } from '../../../test/paying.ts';
import { createLogger } from '../../platform/logger.ts';
import { toUserId } from '../../platform/user-id.ts';
import { createLink } from './commands/create-link.ts';
import type { PaymentGateway } from './types.ts';

const log = createLogger('silent');

let shop: Shop;
let order: Order;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await shop.api.services.db.execute('truncate payment_refunds, payment_captures, payments, bookings cascade');
  order = await shop.order(await createGarage(shop.api.services.db));
});

const run = (statement: ReturnType<typeof sql>) => shop.api.services.db.execute(statement);
const sweep = () => sweepPayments(shop);

/** More links of another booking than one sweep checks. */
async function crowd(columns: ReturnType<typeof sql>): Promise<void> {
  const { booking } = await shop.order(await createGarage(shop.api.services.db));
  await run(sql`
    insert into payments (id, booking_id, attempt, gateway, amount, state, link_id, link_url, expires_at,
      created_at, closed_at, checked_at)
    select gen_random_uuid(), ${booking.id}, 100 + n, 'razorpay', 1200, 'failed', 'plink_gone' || n, 'https://gone', now(),
      ${columns} from generate_series(1, 150) as n`);
}

/** The customer pays without a webhook; the link was checked a minute ago. */
async function payQuietly(): Promise<void> {
  shop.fake.payQuietly(order.linkId);
  await run(sql`update payments set created_at = created_at - interval '2 minutes',
    checked_at = now() - interval '1 minute' where id = ${order.paymentId}`);
}

test('many closed links do not keep an open one from being checked', async () => {
  await crowd(sql`now() - interval '1 day', now() - interval '1 day', now() - interval '2 hours'`);
  await payQuietly();
  await sweep();
  expect((await shop.see(order)).paymentStatus).toBe('paid');
});

test('many links that the gateway fails to return do not keep others from being checked', async () => {
  await crowd(sql`now() - interval '1 day', null, null`);
  await payQuietly();
  for (let round = 0; round < 3; round++) await sweep();
  expect((await shop.see(order)).paymentStatus).toBe('paid');
});

test('refunds pending for days do not keep others from being checked', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await shop.api.call('POST', `/bookings/${order.booking.id}/cancel`, {}, order.customer);
  await shop.see(order);
  await run(sql`insert into payment_captures (gateway_payment_id, payment_id, booking_id, amount, is_used)
    select 'pay_slow' || n, ${order.paymentId}, ${order.booking.id}, 1200, false from generate_series(1, 150) as n`);
  await run(sql`insert into payment_refunds (id, gateway_payment_id, amount, reason, state, gateway_refund_id, asked_at, created_at)
    select gen_random_uuid(), 'pay_slow' || n, 1200, 'already_paid', 'refunding', 'rfnd_slow' || n,
      now() - interval '1 day', now() - interval '1 day' from generate_series(1, 150) as n`);
  const { webhookUrl } = shop.fake;
  shop.fake.webhookUrl = null;
  for (const { id, status } of shop.fake.refunds()) {
    if (status === 'pending') await shop.fake.settleRefund(id, 'processed');
  }
  shop.fake.webhookUrl = webhookUrl;
  for (let round = 0; round < 2; round++) await sweep();
  expect((await shop.see(order)).refund?.state).toBe('refunded');
});

/** Requests a link for a new booking, and runs a sweep while the gateway is slow. */
async function linkSlowly(seconds: number) {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(await createGarage(shop.api.services.db), customer);
  const { gateway } = shop.api.services.payments;
  const slow: PaymentGateway = {
    ...gateway,
    async createLink(request) {
      await run(
        sql`update payments set created_at = now() - make_interval(secs => ${seconds}) where id = ${request.reference}`,
      );
      await sweep();
      return await gateway.createLink(request);
    },
  };
  const callbackUrl = () => 'https://shop.example';
  const input = { userId: toUserId(customer.id), bookingId: booking.id, gateway: slow, log, callbackUrl };
  const outcome = await createLink(shop.api.services.db, input);
  const linkId = shop.fake.links().find((link) => link.notes?.booking_id === booking.id)?.id ?? '';
  return { outcome, booking, customer, linkId };
}

test('a link that the gateway is still creating is not a failed payment', async () => {
  const { outcome, ...slow } = await linkSlowly(28);
  expect(outcome.ok).toBe(true);
  expect(await shop.see(slow)).toMatchObject({ paymentStatus: 'pending' });
});

test('a link that arrives after its attempt was closed is checked like any other', async () => {
  const { outcome, ...late } = await linkSlowly(120);
  expect(outcome.ok).toBe(true);
  shop.fake.payQuietly(late.linkId);
  await sweep();
  expect(await shop.see(late)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' });
});

test('refunds of captures by another gateway are not requested from this one', async () => {
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await run(sql`update payments set gateway = 'simulator' where id = ${order.paymentId}`);
  const asked = shop.fake.requests.length;
  await shop.api.call('POST', `/bookings/${order.booking.id}/cancel`, {}, order.customer);
  await shop.see(order);
  await sweep();
  expect(shop.fake.requests.length).toBe(asked);
  expect((await shop.see(order)).refund?.state).toBe('refunding');
});
