import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../../../test/fakes/fake-razorpay-webhooks.ts';
import { createGarage } from '../../../test/garages.ts';
import {
  ledgerProblems,
  type Order,
  type Shop,
  soundLedger,
  startShop,
  takeMoneyProblems,
  watchMoney,
} from '../../../test/paying.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

async function newOrder(): Promise<Order> {
  return await shop.order(await createGarage(shop.api.services.db));
}

async function captures({ booking }: Order): Promise<number> {
  const { rows } = await shop.api.services.db.execute(
    sql`select from payment_captures where booking_id = ${booking.id}`,
  );
  return rows.length;
}

test('a paid link pays its booking: one capture, one history entry, one notification, one mail', async () => {
  const order = await newOrder();
  expect(await shop.outcome(order)).toMatchObject({ state: 'checking', booking: null });
  expect(await shop.fake.pay(order.linkId)).toEqual([200, 200, 200]);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed', heldUntil: null });
  expect(await shop.outcome(order)).toMatchObject({ state: 'paid', canRetry: false, booking: null });
  expect(await captures(order)).toBe(1);
  expect(await shop.changes(order)).toEqual(['created', 'paid']);
  expect(await shop.notices(order)).toEqual(['Payment received']);
  const mails = shop.api.mails.filter((mail) => mail.to === order.customer.email);
  expect(mails.map((mail) => mail.subject)).toEqual(['Payment received']);
  const { rows } = await shop.api.services.db.execute<{ name: string }>(
    sql`select g.name from bookings b join garages g on g.id = b.garage_id where b.id = ${order.booking.id}`,
  );
  expect(mails[0]?.text).toMatch(/^Hello Asha Rao,\n\nWe received ₹/);
  expect(mails[0]?.text).toContain(` for your booking at ${rows[0]?.name} on `);
});

test('the same webhook fifty times at once is accepted each time and takes effect once', async () => {
  const order = await newOrder();
  const statuses = await shop.fake.pay(order.linkId, { copies: 50 });
  expect(statuses).toEqual(Array(150).fill(200));
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid' });
  expect(await captures(order)).toBe(1);
  expect(await shop.notices(order)).toEqual(['Payment received']);
  const again = await shop.fake.repeat('payment_link.paid', { copies: 50 });
  expect(new Set(again)).toEqual(new Set([200]));
  expect(await shop.changes(order)).toEqual(['created', 'paid']);
  expect(await ledgerProblems(shop.api.database)).toEqual(soundLedger);
});

test('a failure or expiry after the payment changes nothing', async () => {
  const order = await newOrder();
  await shop.fake.pay(order.linkId);
  await shop.fake.fail(order.linkId).catch(() => []);
  await shop.fake.expire(order.linkId).catch(() => []);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' });
});

test('events have the same result in any order', async () => {
  const order = await newOrder();
  await shop.fake.pay(order.linkId, { isReversed: true });
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid' });
  expect(await shop.changes(order)).toEqual(['created', 'paid']);
});

test('a failure followed by a payment on the same link counts as paid', async () => {
  const order = await newOrder();
  await shop.fake.fail(order.linkId);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'failed', status: 'confirmed' });
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed', heldUntil: null });
});

test.each([
  ['wrong', { signature: 'wrong' }],
  ['missing', { signature: 'missing' }],
  ['of other bytes of the same JSON', { isReserialised: true }],
  ['of a secret that is none', { secret: 'somebody else’s' }],
] as const)('a signature that is %s is refused and changes nothing', async (_name, delivery) => {
  const order = await newOrder();
  const before = await shop.see(order);
  const count = await countEvents();
  expect(new Set(await shop.fake.pay(order.linkId, delivery))).toEqual(new Set([400]));
  expect(await shop.see(order)).toEqual(before);
  expect(await countEvents()).toBe(count);
});

test('the previous secret is accepted while it is being replaced', async () => {
  const order = await newOrder();
  expect(await shop.fake.pay(order.linkId, { secret: 'the previous secret' })).toEqual([200, 200, 200]);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid' });
});

async function countEvents(): Promise<number> {
  return (await shop.api.services.db.execute(sql`select from webhook_events`)).rows.length;
}

test.each([
  ['', true],
  ['{', true],
  ['[]', true],
  ['{"event":"payment_link.paid"}', true],
  ['{"event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":7}}}}', true],
  ['{"event":"nobody.knows","payload":{}}', false],
])('the signed body %j is stored without harm, and reported: %j', async (body, isReported) => {
  const { sign } = await import('./webhooks/signature.ts');
  const id = `event${Math.abs(body.length)}${body.charCodeAt(20)}`;
  const headers = { 'x-razorpay-signature': sign(body, shop.fake.webhookSecret), 'x-razorpay-event-id': id };
  expect((await shop.api.call('POST', '/webhooks/razorpay', body, { headers })).status).toBe(200);
  await shop.api.services.payments.work.idle();
  const { rows } = await shop.api.services.db.execute(sql`select from webhook_events where processed_at is null`);
  expect(rows).toEqual([]);
  const reported = isReported ? [`unreadable_event:${id}`] : [];
  expect((await takeMoneyProblems(shop)).map((row) => row.id)).toEqual(reported);
});

test('a webhook gets its response while a refund hangs', async () => {
  const order = await newOrder();
  const second = await newOrder();
  await shop.fake.pay(order.linkId);
  shop.fake.misbehave('createRefund', 'hang');
  await shop.see(order);
  await shop.api.call('POST', `/bookings/${order.booking.id}/cancel`, {}, order.customer);
  const refunded = shop.api.services.payments.work.idle().then(() => 'the refund ended');
  const answered = shop.fake.pay(second.linkId).then(() => 'the webhook was answered');
  expect(await Promise.race([answered, refunded])).toBe('the webhook was answered');
});

test('characters that the database cannot store are removed from an event', async () => {
  const body = String.raw`{"event":"payment.captured","payload":{"name":"As\u0000ha \ud83d"}}`;
  const { webhookUrl, webhookSecret } = shop.fake;
  const statuses = await deliver(webhookUrl ?? '', webhookSecret, [{ id: 'event_of_odd_text', event: '', body }]);
  expect(statuses).toEqual([200]);
  const { rows } = await shop.api.services.db.execute<{ payload: unknown }>(
    sql`select body -> 'payload' as payload from webhook_events where id = 'event_of_odd_text'`,
  );
  expect(rows).toEqual([{ payload: { name: 'Asha \ufffd' } }]);
  await shop.api.services.payments.work.idle();
  expect(await takeMoneyProblems(shop)).toMatchObject([{ problem: 'unreadable_event' }]);
});

// Runs last, because it cuts a connection that other tests would use.
test('a body that is far too large is refused', async () => {
  const answer = await shop.api.call('POST', '/webhooks/razorpay', `{"event":"${'x'.repeat(300_000)}"}`);
  expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
});
