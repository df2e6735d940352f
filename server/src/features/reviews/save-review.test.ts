import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Review } from '@pahiya/contract/reviews/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { bookings } from '../calendar/tables.ts';
import { garages } from '../garages/tables.ts';

let api: Api;
let customer: Customer;
let stranger: Customer;
let garage: StoredGarage;
let bookingId: string;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  stranger = await createCustomer(api, 'Kiran');
});

afterAll(() => api.stop());

beforeEach(async () => {
  garage = await createGarage(api.services.db, { mechanics: [] });
  bookingId = await createCompletedBooking(api, customer, garage);
});

function save<Body = Review>(body: unknown, { id = bookingId, token = customer.token } = {}) {
  return api.call<Body>('PUT', `/bookings/${id}/review`, body, { token });
}

async function rating() {
  const [row] = await api.services.db
    .select({ average: garages.averageRating, count: garages.totalReviews })
    .from(garages)
    .where(eq(garages.id, garage.id));
  return row;
}

async function versions(reviewId: string) {
  const { rows } = await api.services.db.execute(
    sql`select version, rating, comment from review_versions where review_id = ${reviewId} order by version`,
  );
  return rows;
}

test('the first review of a completed booking is saved, shown with the booking and counted', async () => {
  const { status, body } = await save({ rating: 4, comment: '  Quick and friendly  ' });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: expect.any(String),
      bookingId,
      garageId: garage.id,
      rating: 4,
      comment: 'Quick and friendly',
      isEdited: false,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    },
  });
  const booking = await api.call<Booking>('GET', `/bookings/${bookingId}`, undefined, { token: customer.token });
  expect(booking.body).toMatchObject({ review: body, allowedActions: ['review'] });
  expect(await rating()).toEqual({ average: 4, count: 1 });
});

test('an edited review keeps its earlier versions, is marked as edited and counted once', async () => {
  const { body: first } = await save({ rating: 2, comment: 'Late' });
  await save({ rating: 5 });
  const { body: last } = await save({ rating: 5, comment: 'They put it right' });
  expect(last).toMatchObject({ id: first.id, createdAt: first.createdAt, rating: 5, isEdited: true });
  expect(Date.parse(last.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt));
  expect(await versions(first.id)).toEqual([
    { version: 1, rating: 2, comment: 'Late' },
    { version: 2, rating: 5, comment: null },
  ]);
  expect(await rating()).toEqual({ average: 5, count: 1 });
});

test('saving the same review again changes nothing', async () => {
  const { body: first } = await save({ rating: 3, comment: 'Fine' });
  expect((await save({ rating: 3, comment: ' Fine ' })).body).toEqual(first);
  expect(await versions(first.id)).toEqual([]);
  const { body: silent } = await save({ rating: 3, comment: '   ' });
  expect(silent).toMatchObject({ comment: null, isEdited: true });
  expect((await save({ rating: 3 })).body).toEqual(silent);
});

test("another customer's booking looks like one that does not exist", async () => {
  const foreign = await save({ rating: 1 }, { token: stranger.token });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'bookingId' } } });
  expect((await save({ rating: 1 }, { id: randomUUID() })).body).toEqual(foreign.body);
  expect(await rating()).toEqual({ average: null, count: 0 });
});

test.each(['confirmed', 'in_progress', 'cancelled'] as const)(
  'a booking that is %s cannot be reviewed',
  async (status) => {
    const cancelled = status === 'cancelled' ? { cancelReason: 'customer' as const, cancelledAt: new Date() } : {};
    await api.services.db
      .update(bookings)
      .set({ status, ...cancelled })
      .where(eq(bookings.id, bookingId));
    expect(await save({ rating: 5 })).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_NOT_COMPLETED', data: { field: 'bookingId' } },
    });
    expect(await rating()).toEqual({ average: null, count: 0 });
  },
);

test('a review requires a signed-in customer', async () => {
  expect(await api.call('PUT', `/bookings/${bookingId}/review`, { rating: 5 })).toMatchObject({ status: 401 });
});

test.each([
  ['rating', {}],
  ['rating', { rating: 0 }],
  ['rating', { rating: 6 }],
  ['rating', { rating: 4.5 }],
  ['rating', { rating: '5' }],
  ['rating', { rating: null }],
  ['comment', { rating: 5, comment: 7 }],
  ['comment', { rating: 5, comment: 'a\u0000b' }],
  ['comment', { rating: 5, comment: 'x'.repeat(limits.reviewLength + 1) }],
  ['userId', { rating: 5, userId: randomUUID() }],
  ['garageId', { rating: 5, garageId: randomUUID() }],
  ['isEdited', { rating: 5, isEdited: true }],
])('an invalid %s is refused by name (%#)', async (field, body) => {
  expect(await save(body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field } } });
  expect(await rating()).toEqual({ average: null, count: 0 });
});

test('any comment is stored and returned unchanged', async () => {
  const comment = `${'बहुत अच्छा 👩🏽‍🔧 '.repeat(30)}<script>alert('1')</script> \\ %_ "`;
  expect((await save({ rating: 5, comment })).body.comment).toBe(comment);
});
