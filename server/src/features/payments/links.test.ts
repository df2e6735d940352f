import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testNow } from '../../../test/api.ts';
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
import { race } from '../../../test/races.ts';

let shop: Shop;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await moveHoldClock(shop.api.database, 0);
  garage = await createGarage(shop.api.services.db);
});

function ask(bookingId: string, token: string | undefined) {
  return shop.api.call<{ code?: string; paymentUrl: string; paymentId: string }>(
    'POST',
    `/bookings/${bookingId}/payment-link`,
    {},
    { token },
  );
}

async function letReconcile(): Promise<void> {
  await shop.api.services.db.execute(sql`update payments set created_at = created_at - interval '1 minute'`);
  await sweepPayments(shop);
}

test('a link has the price in paise, names the booking and leads back to it', async () => {
  const { booking, customer, paymentId } = await shop.order(garage);
  const link = shop.fake.links().find((one) => one.reference_id === paymentId);
  expect(link).toMatchObject({
    amount: 120_000,
    currency: 'INR',
    accept_partial: false,
    customer: { email: customer.email },
    notes: { booking_id: booking.id, payment_id: paymentId },
    callback_method: 'get',
    callback_url: `${shop.api.url}/payment-success?booking_id=${booking.id}&payment_id=${paymentId}`,
  });
  expect(Number(link?.expire_by) - testNow().getTime() / 1000).toBeGreaterThan(15 * 60);
});

test('a link created in the mobile app leads back to the page that opens the app', async () => {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(garage, customer);
  const { body } = await shop.api.call<{ paymentId: string }>(
    'POST',
    `/bookings/${booking.id}/payment-link`,
    {},
    {
      token: customer.token,
      headers: { origin: 'https://localhost', 'accept-language': 'mr' },
    },
  );
  const link = shop.fake.links().find((one) => one.reference_id === body.paymentId);
  expect(link?.callback_url).toBe(
    `${shop.api.url}/app-return/payment-success?booking_id=${booking.id}&lang=mr&payment_id=${body.paymentId}`,
  );
});

race('a link requested twenty times at once is created once', { answered: 20, addresses: 1, links: 1 }, async () => {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(garage, customer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(booking.id, customer.token)));
  expect((await ask(booking.id, customer.token)).body.paymentUrl).toBe(answers[0]?.body.paymentUrl);
  return {
    answered: answers.filter(({ status }) => status === 200).length,
    addresses: new Set(answers.map((answer) => answer.body.paymentUrl)).size,
    links: shop.fake.links().filter((link) => link.notes?.booking_id === booking.id).length,
  };
});

test('after a failure a new link is created, and the old one is cancelled', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await shop.see(order);
  const second = await shop.link(order.booking, order.customer);
  expect(second.linkId).not.toBe(order.linkId);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'pending', status: 'confirmed' });
  await letReconcile();
  expect(shop.fake.links().find((link) => link.id === order.linkId)?.status).toBe('cancelled');
  await shop.fake.pay(second.linkId);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid' });
});

test('a second payment for a booking is refunded, and the booking stays paid', async () => {
  const order = await shop.order(garage);
  await shop.fake.fail(order.linkId);
  await shop.see(order);
  const second = await shop.link(order.booking, order.customer);
  await Promise.all([shop.fake.pay(order.linkId), shop.fake.pay(second.linkId)]);
  expect(await shop.see(order)).toMatchObject({
    paymentStatus: 'paid',
    status: 'confirmed',
    refund: { reason: 'already_paid', amount: 1200 },
  });
  expect(await ledgerProblems(shop.api.database)).toEqual(soundLedger);
});

test('at most five links are created for a booking', async () => {
  const order = await shop.order(garage);
  for (let linkId = order.linkId, attempt = 2; attempt <= 5; attempt++) {
    await shop.fake.fail(linkId);
    await shop.see(order);
    linkId = (await shop.link(order.booking, order.customer)).linkId;
    if (attempt === 5) await shop.fake.fail(linkId);
  }
  await shop.see(order);
  expect(await ask(order.booking.id, order.customer.token)).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_ATTEMPTS' },
  });
  expect(await shop.outcome(order, order.customer.token)).toMatchObject({ state: 'failed', canRetry: false });
});

test("links are created only for the customer's own unpaid online booking that keeps its slot", async () => {
  const order = await shop.order(garage);
  const stranger = await createCustomer(shop.api);
  expect(await ask(order.booking.id, stranger.token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await ask(order.booking.id, undefined)).status).toBe(401);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  expect(await ask(order.booking.id, order.customer.token)).toMatchObject({
    status: 409,
    body: { code: 'NOTHING_TO_PAY' },
  });
  const cash = await shop.book(garage, stranger, { paymentMethod: 'cash', bookingTime: '11:00' });
  expect(await ask(cash.id, stranger.token)).toMatchObject({ body: { code: 'NOTHING_TO_PAY' } });
  const late = await shop.order(garage, stranger, { bookingTime: '12:00' });
  await moveHoldClock(shop.api.database, 31 * 60);
  expect(await ask(late.booking.id, stranger.token)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
});

test.each(['badRequest', 'unauthorized', 'limited', 'serverError', 'html', 'reset', 'badUrl'] as const)(
  "the gateway failure '%s' leaves the booking unchanged, and a retry works",
  async (failure) => {
    const customer = await createCustomer(shop.api);
    const booking = await shop.book(garage, customer);
    shop.fake.misbehave('createLink', failure, 2);
    const refused = await ask(booking.id, customer.token);
    if (refused.status !== 200) {
      expect(refused).toMatchObject({ status: 502, body: { code: 'GATEWAY_FAILED' } });
      expect(await shop.see({ booking, customer })).toMatchObject({ status: 'confirmed' });
      shop.fake.misbehave('createLink', failure, 0);
      for (let rest = 0; rest < 3; rest++) if ((await ask(booking.id, customer.token)).status === 200) break;
    }
    const answered = await ask(booking.id, customer.token);
    expect(answered.status).toBe(200);
    expect(answered.body.paymentUrl).toMatch(/^https?:/);
  },
);

test("a rejected key uses up none of the customer's attempts, and is logged as an error", async () => {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(garage, customer);
  const presses = 6;
  const logged = shop.api.logs.length;
  shop.fake.misbehave('createLink', 'unauthorized', presses);
  for (let press = 0; press < presses; press++) {
    expect(await ask(booking.id, customer.token)).toMatchObject({ status: 502, body: { code: 'GATEWAY_FAILED' } });
  }
  const attempts = sql`select attempt, state from payments where booking_id = ${booking.id}`;
  expect((await shop.api.services.db.execute(attempts)).rows).toEqual([{ attempt: 1, state: 'created' }]);
  expect(await shop.see({ booking, customer })).toMatchObject({ paymentStatus: 'pending', status: 'confirmed' });
  const lines = shop.api.logs
    .slice(logged)
    .filter((line) => line.includes('the payment gateway does not accept our key'));
  expect(lines).toHaveLength(presses);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 50 });
  expect((await ask(booking.id, customer.token)).status).toBe(200);
});

test('a link whose response was lost is found, exists once and can be paid', async () => {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(garage, customer);
  shop.fake.misbehave('createLink', 'lostAnswer');
  shop.fake.misbehave('listLinks', 'serverError', 3);
  await ask(booking.id, customer.token);
  await letReconcile();
  const { paymentId } = (await ask(booking.id, customer.token)).body;
  const links = shop.fake.links().filter((link) => link.notes?.booking_id === booking.id);
  expect(links).toHaveLength(1);
  expect(links[0]?.reference_id).toBe(paymentId);
});

test('a payment without a webhook is found by asking the gateway', async () => {
  const order = await shop.order(garage);
  shop.fake.payQuietly(order.linkId);
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'pending' });
  await letReconcile();
  expect(await shop.see(order)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' });
});

test('strangers see only the state of a payment that they can name', async () => {
  const order = await shop.order(garage);
  const other = await shop.order(garage, undefined, { bookingTime: '14:00' });
  const stranger = await createCustomer(shop.api);
  for (const token of [undefined, stranger.token]) {
    expect(await shop.outcome(order, token)).toMatchObject({ state: 'checking', booking: null, canRetry: false });
    expect(await shop.outcome({ ...order, paymentId: other.paymentId }, token)).toMatchObject({ state: 'unknown' });
    const bare = await shop.api.call('GET', `/bookings/${order.booking.id}/payment`, undefined, { token });
    expect(bare).toMatchObject({ status: 200, body: { state: 'unknown', booking: null } });
  }
  const own = await shop.outcome(order, order.customer.token);
  expect(own).toMatchObject({ state: 'checking', canRetry: true, booking: { id: order.booking.id } });
});
