import type { Booking } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

function book(body: unknown, { token } = customer) {
  return api.call<Booking>('POST', '/bookings', body, { token });
}

async function bookingsOf(garageId: string): Promise<number> {
  const { rows } = await api.services.db.execute(sql`select id from bookings where garage_id = ${garageId}`);
  return rows.length;
}

test('the same request sent again returns the same booking', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  const first = await book(input);
  const again = await book(Object.fromEntries(Object.entries(input).toReversed()));
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await bookingsOf(garage.id)).toBe(1);
});

test('a repeated request succeeds after its slot has begun and its price has changed', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  const first = await book(input);
  await api.services.db.execute(sql`update services set price = 1 where garage_id = ${garage.id}`);
  const now = api.clock.now;
  api.clock.now = new Date('2027-01-01T00:00:00Z');
  expect((await book(input)).body).toEqual({ ...first.body, allowedActions: [] });
  api.clock.now = now;
});

test('twenty identical concurrent requests make one booking', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(input)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await bookingsOf(garage.id)).toBe(1);
});

test('two identical concurrent requests for the last free mechanic both return the one booking', async () => {
  const garage = await createGarage(api.services.db);
  const [first] = garage.mechanics;
  await api.services.db.execute(sql`update mechanics set status = 'inactive' where id = ${first?.id}`);
  for (const bookingTime of ['10:00', '11:00', '12:00', '13:00']) {
    const input = { ...bookingInput(garage), bookingTime };
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(input)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  }
});

test('a different request with a used key is refused', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  await book(input);
  for (const change of [{ bookingTime: '11:00' }, { address: 'Elsewhere 1' }, { notes: 'More' }]) {
    expect(await book({ ...input, ...change })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_USED', data: { field: 'idempotencyKey' } },
    });
  }
  expect(await bookingsOf(garage.id)).toBe(1);
});

test('two different concurrent requests with one key make one booking', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => book({ ...input, bookingTime: index % 2 ? '10:00' : '11:00' })),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
  expect(await bookingsOf(garage.id)).toBe(1);
});

test('the same key of another customer makes another booking, and each customer gets their own again', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  const other = await createCustomer(api, 'Kiran');
  const [mine, theirs] = [await book(input), await book(input, other)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(mine.body.id).not.toBe(theirs.body.id);
  const again = [await book(input), await book(input, other)];
  expect(again.map(({ body }) => body.id)).toEqual([mine.body.id, theirs.body.id]);
});
