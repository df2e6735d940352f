import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { moveHoldClock, type Shop, startShop, sweepPayments, watchMoney } from '../../../test/paying.ts';
import { race } from '../../../test/races.ts';
import { deleteAccount } from '../account/commands/delete-account.ts';

let shop: Shop;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop({ bookingLimits: { open: 4 } });
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await moveHoldClock(shop.api.database, 0);
  garage = await createGarage(shop.api.services.db);
});

const changes: [string, () => ReturnType<typeof sql>][] = [
  ['takes no bookings any more', () => sql`update garages set status = 'inactive' where id = ${garage.id}`],
  ['has closed that day', () => sql`insert into garage_holidays (garage_id, date) values (${garage.id}, ${tomorrow})`],
  ['has taken the slot out of its week', () => sql`delete from garage_time_slots where garage_id = ${garage.id}`],
  [
    'has made the slot shorter',
    () => sql`update garage_time_slots set end_time = '10:45' where garage_id = ${garage.id} and start_time = '10:00'`,
  ],
  ['has no mechanic at work', () => sql`update mechanics set status = 'inactive' where garage_id = ${garage.id}`],
];

test.each(changes)('late money is refunded if the garage %s', async (_, change) => {
  const order = await shop.order(garage);
  await moveHoldClock(shop.api.database, 31 * 60);
  await shop.api.services.db.execute(change());
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'unpaid',
    refund: { amount: 1200, reason: 'slot_closed' },
  });
});

test('late money regains the slot under the rules of a new booking, with a free mechanic', async () => {
  const order = await shop.order(garage);
  await moveHoldClock(shop.api.database, 31 * 60);
  const [zoya] = garage.mechanics.filter(({ name }) => name === order.booking.assignedMechanicName);
  await shop.api.services.db.execute(sql`update mechanics set status = 'inactive' where id = ${zoya?.id}`);
  await shop.fake.pay(order.linkId);
  const regained = await shop.see(order);
  expect(regained).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(regained.assignedMechanicName).not.toBe(zoya?.name);
});

test('the customer is offered other free slots if the day was closed', async () => {
  const order = await shop.order(garage);
  await moveHoldClock(shop.api.database, 31 * 60);
  await shop.api.services.db.execute(
    sql`insert into garage_holidays (garage_id, date) values (${garage.id}, ${tomorrow})`,
  );
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const { rows } = await shop.api.services.db.execute<{ data: { reason: string; alternatives: { date: string }[] } }>(
    sql`select data from notifications where user_id = ${order.customer.id} and data->>'kind' = 'refund_started'`,
  );
  expect(rows[0]?.data.reason).toBe('slot_closed');
  expect(rows[0]?.data.alternatives).toHaveLength(2);
  for (const { date } of rows[0]?.data.alternatives ?? []) expect(date).not.toBe(tomorrow);
});

test('late money is refunded if the customer has booked the vehicle elsewhere at that time', async () => {
  const customer = await createCustomer(shop.api);
  const swift = { vehicleModel: 'Swift' };
  const order = await shop.order(garage, customer, swift);
  await moveHoldClock(shop.api.database, 31 * 60);
  const elsewhere = await createGarage(shop.api.services.db);
  const other = await shop.book(elsewhere, customer, { ...swift, paymentMethod: 'cash' });
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ status: 'cancelled', refund: { reason: 'own_booking' } });
  expect(await shop.see({ booking: other, customer })).toMatchObject({ status: 'confirmed' });
});

test('late money does not give a customer a fifth open booking', async () => {
  const customer = await createCustomer(shop.api);
  const order = await shop.order(garage, customer);
  await moveHoldClock(shop.api.database, 31 * 60);
  for (const bookingTime of ['11:00', '12:00', '13:00', '14:00']) {
    await shop.book(garage, customer, { bookingTime, paymentMethod: 'cash' });
  }
  await shop.fake.pay(order.linkId);
  expect(await shop.see(order)).toMatchObject({ status: 'cancelled', refund: { reason: 'own_booking' } });
});

test('late money for a deleted account is refunded and books no slot', async () => {
  const order = await shop.order(garage);
  const { db, payments } = shop.api.services;
  await moveHoldClock(shop.api.database, 31 * 60);
  await sweepPayments(shop);
  expect(await shop.see(order)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
  expect(await deleteAccount(db, { userId: order.customer.id, now: shop.api.clock.now })).toEqual({ ok: true });
  await shop.fake.pay(order.linkId);
  await payments.work.idle();
  const { rows } = await db.execute(sql`
    select b.status, b.user_id, c.is_used, r.reason, r.amount::int as amount
    from bookings b join payment_captures c on c.booking_id = b.id join payment_refunds r using (gateway_payment_id)
    where b.id = ${order.booking.id}`);
  expect(rows).toEqual([
    { status: 'cancelled', user_id: null, is_used: false, reason: 'booking_cancelled', amount: 1200 },
  ]);
});

const late = isLongRun ? 20 : 8;

race(
  'when many late payments arrive for a slot with two mechanics, two regain it and the others are refunded',
  { regained: 2, refunded: late - 2 },
  async () => {
    const orders = [];
    for (let round = 0; round < late / 2; round++) {
      await moveHoldClock(shop.api.database, round * 31 * 60);
      orders.push(await shop.order(garage), await shop.order(garage));
    }
    await moveHoldClock(shop.api.database, (late / 2) * 31 * 60);
    await Promise.all(orders.map(({ linkId }) => shop.fake.pay(linkId)));
    const seen = await Promise.all(orders.map((order) => shop.see(order)));
    return {
      regained: seen.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
      refunded: seen.filter(({ refund }) => refund?.reason === 'slot_taken' && refund.amount === 1200).length,
    };
  },
);

race(
  'of a late payment and ten customers who want the last place at once one gets it',
  { got: 1, went: 10 },
  async () => {
    const small = await createGarage(shop.api.services.db, { mechanics: [{ name: 'Zoya Khan' }] });
    const order = await shop.order(small);
    const crowd = await Promise.all(Array.from({ length: 10 }, () => createCustomer(shop.api)));
    await moveHoldClock(shop.api.database, 31 * 60);
    const book = (customer: Customer) =>
      shop.api.call<{ code: string }>('POST', '/bookings', bookingInput(small), customer);
    const [, , answers] = await Promise.all([
      shop.fake.pay(order.linkId),
      sweepPayments(shop),
      Promise.all(crowd.map(book)),
    ]);
    const { paymentStatus, refund } = await shop.see(order);
    const booked = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ body }) => body.code === 'SLOT_TAKEN').length;
    const isRefunded = refund?.reason === 'slot_taken' && refund.amount === 1200;
    return {
      got: booked + (paymentStatus === 'paid' ? 1 : 0),
      went: refused + (isRefunded ? 1 : 0),
    };
  },
);
