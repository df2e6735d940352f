import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { createCustomer } from '../../../test/customers.ts';
import { importGarage, type StoredGarage } from '../../../test/garages.ts';
import { ledgerProblems, type Shop, soundLedger, startShop } from '../../../test/paying.ts';
import { createStaff } from '../../../test/staff.ts';
import { bookings } from '../calendar/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { purgeBookings } from './jobs.ts';

let shop: Shop;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop();
  garage = await importGarage(shop.api.services.db, { externalId: 'paid', name: 'Paid Garage', mechanics: [] });
});

afterAll(() => shop.stop());

const remove = (by: { token: string; email: string }) => shop.api.call('DELETE', '/account', { proof: by.email }, by);

async function rowOf(bookingId: string) {
  const [row] = await shop.api.services.db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row;
}

test('an open paid booking blocks the deletion until it is cancelled, and its refund continues', async () => {
  const order = await shop.order(garage);
  await shop.fake.pay(order.linkId);
  expect((await shop.see(order)).paymentStatus).toBe('paid');
  const { customer, booking } = order;
  expect(await remove(customer)).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_OPEN', data: { bookingIds: [booking.id] } },
  });
  await shop.api.call('POST', `/bookings/${booking.id}/cancel`, {}, customer);
  expect((await remove(customer)).status).toBe(200);
  await shop.api.services.payments.work.idle();
  expect(await ledgerProblems(shop.api.database)).toEqual(soundLedger);
  expect(await rowOf(booking.id)).toMatchObject({
    userId: null,
    status: 'cancelled',
    totalAmount: booking.totalAmount,
  });
});

test('reasons given by either side are deleted with the account, and the changes stay', async () => {
  const staff = await createStaff(shop.api, 'garage', garage.id);
  const customer = await createCustomer(shop.api);
  const orders = [
    await shop.order(garage, customer, { bookingDate: '2026-11-25' }),
    await shop.order(garage, customer, { bookingDate: '2026-11-26' }),
  ];
  const [own, theirs] = orders.map(({ booking }) => booking.id);
  await shop.api.call('POST', `/bookings/${own}/cancel`, { reason: 'Nameable Rao moves to Pune' }, customer);
  await shop.api.call('POST', `/desk/bookings/${theirs}/cancel`, { reason: 'Nameable Rao did not come' }, staff);
  const paidInCash = await shop.book(garage, customer, { bookingDate: '2026-11-27', paymentMethod: 'cash' });
  await shop.api.call('POST', `/desk/bookings/${paidInCash.id}/cancel`, { reason: 'Nameable Rao again' }, staff);
  const { db } = shop.api.services;
  const reasons = async () =>
    (
      await db.execute(sql`
        select details from booking_changes where strpos(details::text, 'Nameable Rao') > 0
        union all select details from desk_audit where strpos(details::text, 'Nameable Rao') > 0`)
    ).rows.length;
  expect(await reasons()).toBe(5);
  expect((await remove(customer)).status).toBe(200);
  expect(await reasons()).toBe(0);
  const { rows } = await db.execute(sql`
    select 1 from booking_changes where booking_id in (${own}, ${theirs}) and kind = 'cancelled'`);
  expect(rows).toHaveLength(2);
});

test('a coming unpaid booking is cancelled with the account, and its slot becomes free', async () => {
  const customer = await createCustomer(shop.api);
  const small = await importGarage(shop.api.services.db, {
    externalId: 'one-mechanic',
    name: 'Small Garage',
    mechanics: [{ name: 'Arun' }],
  });
  const booking = await shop.book(small, customer, { paymentMethod: 'cash' });
  expect((await remove(customer)).status).toBe(200);
  expect(await rowOf(booking.id)).toBeUndefined();
  const next = await createCustomer(shop.api);
  expect((await shop.book(small, next, { paymentMethod: 'cash' })).status).toBe('confirmed');
});

test('a booking whose slot has begun cannot be paid after its customer has left', async () => {
  const order = await shop.order(garage, await createCustomer(shop.api));
  const { api } = shop;
  const before = api.clock.now;
  api.clock.now = new Date(`${order.booking.bookingDate}T${order.booking.bookingTime}:30+05:30`);
  expect((await remove(order.customer)).status).toBe(200);
  api.clock.now = before;
  expect(await rowOf(order.booking.id)).toMatchObject({ userId: null, status: 'cancelled', paymentStatus: 'failed' });
});

test('the account cannot be deleted while the vehicle is at the garage', async () => {
  const customer = await createCustomer(shop.api);
  const booking = await shop.book(garage, customer, { paymentMethod: 'cash' });
  await shop.api.services.db.update(bookings).set({ status: 'in_progress' }).where(eq(bookings.id, booking.id));
  expect(await remove(customer)).toMatchObject({ status: 409, body: { code: 'BOOKING_OPEN' } });
});

test('completed work stays without a name, and the garage keeps the rating', async () => {
  const customer = await createCustomer(shop.api, 'Nameable Rao');
  const rated = await importGarage(shop.api.services.db, { externalId: 'rated', name: 'Rated Garage', mechanics: [] });
  const bookingId = await createCompletedBooking(shop.api, customer, rated);
  await shop.api.call('PUT', `/bookings/${bookingId}/review`, { rating: 4, comment: 'Nameable was here' }, customer);
  const ratingOf = async () => (await shop.api.call<GarageDetail>('GET', `/garages/${rated.id}`)).body.garage;
  const before = await ratingOf();
  expect((await remove(customer)).status).toBe(200);
  const after = await ratingOf();
  expect([after.averageRating, after.totalReviews]).toEqual([before.averageRating, before.totalReviews]);
  const [review] = await shop.api.services.db.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  expect(review).toMatchObject({ userId: null, comment: null, rating: 4 });
  const kept = await rowOf(bookingId);
  expect(kept).toMatchObject({ customerEmail: '', customerName: '', customerPhone: null, purgeOn: '2035-04-01' });
  expect(JSON.stringify(kept)).not.toMatch(/Nameable|Indiranagar|Swift/);
  const { body } = await shop.api.call<{ items: unknown[] }>('GET', `/garages/${rated.id}/reviews`);
  expect(body.items).toEqual([]);
});

test('the record is deleted with its payments when its time has come', async () => {
  const order = await shop.order(garage);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  const { db } = shop.api.services;
  await db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, order.booking.id));
  expect((await remove(order.customer)).status).toBe(200);
  await purgeBookings(db, new Date('2035-03-31T12:00:00Z'));
  expect(await rowOf(order.booking.id)).toBeDefined();
  await purgeBookings(db, new Date('2035-03-31T18:31:00Z'));
  expect(await rowOf(order.booking.id)).toBeUndefined();
  const { rows } = await db.execute(sql`select 1 from payments where booking_id = ${order.booking.id}`);
  expect(rows).toEqual([]);
});

test('a booking made during the deletion either exists with its owner or is refused', async () => {
  for (let round = 0; round < (isLongRun ? 5 : 2); round += 1) {
    const customer = await createCustomer(shop.api);
    const [booked, removed] = await Promise.all([
      shop.api.call<Booking>('POST', '/bookings', bookingInput(garage, { paymentMethod: 'cash' }), customer),
      remove(customer),
    ]);
    expect([201, 401]).toContain(booked.status);
    expect(removed.status).toBe(200);
    const { rows } = await shop.api.services.db.execute(
      sql`select 1 from bookings where customer_email = ${customer.email}`,
    );
    expect(rows).toEqual([]);
  }
});
