import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';

let api: Api;
let customer: Customer;
/** Ids in the order of creation. */
let bookingIds: string[];

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [] });
  bookingIds = [];
  for (let index = 0; index < 7; index++) {
    const { body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage), { token: customer.token });
    bookingIds.push(body.id);
  }
});

afterAll(() => api.stop());

interface BookingPage {
  items: Booking[];
  nextCursor: string | null;
}

function page(search: string, token: string | undefined = customer.token) {
  return api.call<BookingPage>('GET', `/bookings${search}`, undefined, { token });
}

async function readAll(limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && ids.length < 100) {
    const { body }: { body: BookingPage } = await page(`?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.items.map((booking) => booking.id));
    cursor = body.nextCursor;
  }
  return ids;
}

test('own bookings are listed newest first', async () => {
  expect(await readAll(50)).toEqual(bookingIds.toReversed());
});

test.each([1, 2, 3, 7])('pages of %i show every booking once', async (limit) => {
  expect(await readAll(limit)).toEqual(bookingIds.toReversed());
});

test('bookings with the same timestamp are paged without gaps or repeats', async () => {
  await api.services.db.execute(sql`update bookings set created_at = '2026-11-23 10:00:00.123+05:30'`);
  const ids = await readAll(2);
  expect(ids).toEqual(bookingIds.toReversed());
});

test.each([
  'x',
  'null',
  '%00',
  '../../etc',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["all","2026-11-23T00:00:00.000Z"]').toString('base64url'),
  Buffer.from(`["all","0000-01-01T00:00:00Z","${randomUUID()}"]`).toString('base64url'),
  Buffer.from(`["all","9999-99-99T00:00:00Z","${randomUUID()}"]`).toString('base64url'),
  Buffer.from(`["all","2026-11-23T00:00:00.000Z","' or 1=1 --"]`).toString('base64url'),
  Buffer.from('{"0":1}').toString('base64url'),
])('the forged cursor %s is refused by name', async (cursor) => {
  expect(await page(`?cursor=${cursor}`)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { field: 'cursor' } },
  });
});

test.each(['0', '-1', '51', '1.5', 'ten', '1e9'])('a page of %s is refused by name', async (limit) => {
  expect(await page(`?limit=${limit}`)).toMatchObject({ status: 400, body: { data: { field: 'limit' } } });
});

test("another customer's booking looks like one that does not exist", async () => {
  const stranger = await createCustomer(api, 'Kiran');
  const [foreign, unknown] = await Promise.all(
    [String(bookingIds[0]), randomUUID()].map((id) =>
      api.call('GET', `/bookings/${id}`, undefined, { token: stranger.token }),
    ),
  );
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'bookingId' } } });
  expect(unknown?.body).toEqual(foreign?.body);
  expect((await page('', stranger.token)).body).toEqual({ items: [], nextCursor: null });
});

test("a cursor of another customer's list reveals nothing of it", async () => {
  const { body } = await page('?limit=2');
  const stranger = await createCustomer(api, 'Kiran');
  const theirs = await page(`?cursor=${body.nextCursor}`, stranger.token);
  expect(theirs.body).toEqual({ items: [], nextCursor: null });
});

test('own bookings require a signed-in customer', async () => {
  for (const path of ['/bookings', `/bookings/${bookingIds[0]}`]) {
    expect(await api.call('GET', path)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  }
});
