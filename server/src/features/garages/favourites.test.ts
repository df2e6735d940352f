import { randomUUID } from 'node:crypto';
import type { Garage } from '@pahiya/contract/garages/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { countRows } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { garages } from './tables.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

async function favourites({ token } = customer): Promise<string[]> {
  const { body } = await api.call<Garage[]>('GET', '/garages/favourites', undefined, { token });
  return body.map((garage) => garage.id);
}

function send(method: 'PUT' | 'DELETE', garageId: string) {
  return api.call(method, `/garages/${garageId}/favourite`, undefined, { token: customer.token });
}

test("the list shows the customer's own favourites, newest first", async () => {
  const [first, second] = [await createGarage(api.services.db), await createGarage(api.services.db)];
  expect(await send('PUT', first.id)).toMatchObject({ status: 200, body: { isFavourite: true } });
  await send('PUT', second.id);
  expect(await favourites()).toEqual([second.id, first.id]);
  expect(await favourites(await createCustomer(api))).toEqual([]);
});

test('a garage marked as favourite several times at once is listed once', async () => {
  const { id } = await createGarage(api.services.db);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('PUT', id)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200));
  expect(await favourites()).toEqual([id]);
});

test('removing a favourite twice is not an error', async () => {
  const { id } = await createGarage(api.services.db);
  await send('PUT', id);
  for (let count = 0; count < 2; count++) {
    expect(await send('DELETE', id)).toMatchObject({ status: 200, body: { isFavourite: false } });
  }
  expect(await favourites()).toEqual([]);
});

test('an unknown or inactive garage cannot become a favourite, and one that closes is no longer listed', async () => {
  const { id } = await createGarage(api.services.db);
  await send('PUT', id);
  await api.services.db.update(garages).set({ status: 'inactive' }).where(eq(garages.id, id));
  expect(await favourites()).toEqual([]);
  const before = await countRows(api.services.db);
  for (const garageId of [id, randomUUID()]) {
    expect(await send('PUT', garageId)).toMatchObject({ status: 404, body: { data: { field: 'garageId' } } });
  }
  expect(await countRows(api.services.db)).toEqual(before);
});
