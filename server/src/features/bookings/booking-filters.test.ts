import { type Booking, bookingFilters } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';

let api: Api;
let customer: Customer;
/** Bookings in the order of creation, which differs from the order of the slots. */
let made: Booking[];

const slots = ['2026-12-01 10:00', '2026-11-24 15:00', '2026-11-24 09:00', '2026-11-24 09:00', '2026-11-30 12:00'];

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [] });
  made = [];
  for (const slot of [...slots, ...slots]) {
    const [bookingDate = tomorrow, bookingTime = ''] = slot.split(' ');
    const input = bookingInput(garage, { bookingDate, bookingTime });
    made.push((await api.call<Booking>('POST', '/bookings', input, customer)).body);
  }
  const [started, completed, ...cancelled] = made.slice(4);
  await api.services.db.execute(sql`update bookings set status = 'in_progress' where id = ${started?.id}`);
  await api.services.db.execute(sql`update bookings set status = 'completed' where id = ${completed?.id}`);
  for (const { id } of cancelled) await api.call('POST', `/bookings/${id}/cancel`, {}, customer);
});

afterAll(() => api.stop());

interface BookingPage {
  items: Booking[];
  nextCursor: string | null;
}

function page(search: string) {
  return api.call<BookingPage>('GET', `/bookings?${search}`, undefined, customer);
}

async function readAll(filter: string, limit: number): Promise<Booking[]> {
  const items: Booking[] = [];
  let cursor: string | null = '';
  while (cursor !== null && items.length < 100) {
    const search = `filter=${filter}&limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const { body }: { body: BookingPage } = await page(search);
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

test.each([1, 2, 5, 50])('upcoming bookings are listed soonest first, in pages of %i', async (limit) => {
  const items = await readAll('upcoming', limit);
  expect(items.map(({ bookingDate, bookingTime }) => `${bookingDate} ${bookingTime}`)).toEqual(slots.toSorted());
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(made.slice(0, 5).map(({ id }) => id)));
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['confirmed', 'in_progress']));
});

test.each([1, 2, 5, 50])('past bookings are listed newest first, in pages of %i', async (limit) => {
  const past = await readAll('past', limit);
  expect(past.map(({ id }) => id)).toEqual(
    made
      .slice(5)
      .toReversed()
      .map(({ id }) => id),
  );
});

test('upcoming and past bookings together are all bookings', async () => {
  const [all, upcoming, past] = await Promise.all(bookingFilters.map((filter) => readAll(filter, 3)));
  expect(all?.map(({ id }) => id)).toEqual(made.toReversed().map(({ id }) => id));
  expect((upcoming?.length ?? 0) + (past?.length ?? 0)).toBe(all?.length);
});

test('a cursor of one filter is refused by every other filter', async () => {
  for (const given of bookingFilters) {
    const { nextCursor } = (await page(`filter=${given}&limit=1`)).body;
    for (const asked of bookingFilters) {
      const answer = await page(`filter=${asked}&cursor=${nextCursor}`);
      if (asked === given) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: 'cursor' } } });
    }
  }
});

test('an unknown filter is refused by name', async () => {
  expect(await page('filter=lost')).toMatchObject({ status: 400, body: { data: { field: 'filter' } } });
});

test("only the customer's own booking is found by its id", async () => {
  const wanted = made[3]?.id;
  expect((await page(`bookingId=${wanted}`)).body.items.map(({ id }) => id)).toEqual([wanted]);
  const stranger = await createCustomer(api);
  const answer = await api.call<BookingPage>('GET', `/bookings?bookingId=${wanted}`, undefined, stranger);
  expect(answer).toMatchObject({ status: 200, body: { items: [], nextCursor: null } });
  const garageId = made[3]?.garageId;
  expect((await page(`bookingId=${garageId}`)).body.items).toEqual([]);
});
