import { randomUUID } from 'node:crypto';
import type { PublicReview, Review } from '@pahiya/contract/reviews/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { garages } from '../garages/tables.ts';
import { blocks, profiles } from '../people/tables.ts';

let api: Api;
let asha: Customer;
let kiran: Customer;
let garage: StoredGarage;
/** Ids of the garage's reviews, oldest first. */
let written: string[];

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api, 'Asha Rao');
  kiran = await createCustomer(api, 'Kiran');
  garage = await createGarage(api.services.db, { mechanics: [] });
  written = [];
  for (const [index, author] of [asha, kiran, asha, kiran, asha, asha, kiran].entries()) {
    written.push((await review(author, garage, (index % 5) + 1)).id);
  }
  await review(asha, await createGarage(api.services.db, { mechanics: [] }), 5);
});

afterAll(() => api.stop());

async function review({ token, ...author }: Customer, where: StoredGarage, rating: number): Promise<Review> {
  const id = await createCompletedBooking(api, { token, ...author }, where);
  return (await api.call<Review>('PUT', `/bookings/${id}/review`, { rating }, { token })).body;
}

function ofGarage(search = '', id = garage.id) {
  return api.call<Page<PublicReview>>('GET', `/garages/${id}/reviews${search}`);
}

function mine(search = '', token: string | undefined = asha.token) {
  return api.call<Page<Review>>('GET', `/reviews/mine${search}`, undefined, { token });
}

async function readAll(limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && ids.length < 100) {
    const { body }: { body: Page<PublicReview> } = await ofGarage(`?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.items.map((item) => item.id));
    cursor = body.nextCursor;
  }
  return ids;
}

test("anyone can read a garage's reviews, newest first, with the authors' names and no other personal data", async () => {
  const { status, body } = await ofGarage();
  expect(status).toBe(200);
  expect(body.items.map((item) => item.id)).toEqual(written.toReversed());
  expect(body.items[0]).toEqual({
    id: written.at(-1),
    garageId: garage.id,
    rating: 2,
    comment: null,
    isEdited: false,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    authorName: 'Kiran',
    authorAvatarUrl: null,
  });
});

test.each([1, 2, 3, 7])('pages of %i show every review once, even those with the same timestamp', async (limit) => {
  expect(await readAll(limit)).toEqual(written.toReversed());
  await api.services.db.execute(sql`update reviews set created_at = '2026-11-23 10:00:00.123+05:30'`);
  expect(await readAll(limit)).toEqual(written.toReversed());
});

test("a changed name appears on earlier reviews, and without a profile the account's name is shown", async () => {
  await api.call('PATCH', '/profiles/me', { fullName: 'Asha R. Iyer' }, { token: asha.token });
  await api.services.db.delete(profiles).where(eq(profiles.id, kiran.id));
  const names = (await ofGarage()).body.items.map((item) => item.authorName);
  expect(new Set(names)).toEqual(new Set(['Asha I.', 'Kiran']));
});

test('reviewers read their own name in full, and everyone else reads it shortened', async () => {
  const path = `/garages/${garage.id}/reviews?limit=50`;
  const namesFor = async (by?: { token: string }) => {
    const { body } = await api.call<{ items: { authorName: string }[] }>('GET', path, undefined, by);
    return new Set(body.items.map(({ authorName }) => authorName));
  };
  expect(await namesFor()).toEqual(new Set(['Asha I.', 'Kiran']));
  expect(await namesFor(kiran)).toEqual(new Set(['Asha I.', 'Kiran']));
  expect(await namesFor(asha)).toEqual(new Set(['Asha R. Iyer', 'Kiran']));
});

test('own reviews cover all garages and no other customers', async () => {
  const { body } = await mine('?limit=3');
  const rest = await mine(`?cursor=${body.nextCursor}`);
  const all = [...body.items, ...rest.body.items];
  expect(all).toHaveLength(5);
  expect(rest.body.nextCursor).toBeNull();
  expect(new Set(all.map((item) => item.garageId)).size).toBe(2);
  expect(all[0]?.bookingId).toEqual(expect.any(String));
  expect((await mine('', kiran.token)).body.items).toHaveLength(3);
  expect(await api.call('GET', '/reviews/mine')).toMatchObject({ status: 401 });
});

test('a garage without reviews has an empty page', async () => {
  const quiet = await createGarage(api.services.db);
  expect((await ofGarage('', quiet.id)).body).toEqual({ items: [], nextCursor: null });
});

test('an unknown and an inactive garage are refused alike', async () => {
  const closed = await createGarage(api.services.db);
  await api.services.db.update(garages).set({ status: 'inactive' }).where(eq(garages.id, closed.id));
  const refused = await ofGarage('', closed.id);
  expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'garageId' } } });
  expect((await ofGarage('', randomUUID())).body).toEqual(refused.body);
});

test.each([
  'x',
  'null',
  '%00',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["2026-11-23T00:00:00.000Z"]').toString('base64url'),
  Buffer.from(`["9999-99-99T00:00:00Z","${randomUUID()}"]`).toString('base64url'),
  Buffer.from(`["2026-11-23T00:00:00.000Z","' or 1=1 --"]`).toString('base64url'),
])('the forged cursor %s is refused by name', async (cursor) => {
  for (const answer of [await ofGarage(`?cursor=${cursor}`), await mine(`?cursor=${cursor}`)]) {
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: 'cursor' } } });
  }
});

test.each(['0', '-1', '51', '1.5', 'ten'])('a page of %s is refused by name', async (limit) => {
  for (const answer of [await ofGarage(`?limit=${limit}`), await mine(`?limit=${limit}`)]) {
    expect(answer).toMatchObject({ status: 400, body: { data: { field: 'limit' } } });
  }
});

test("people who have blocked each other do not read each other's reviews", async () => {
  const [blocker, reader] = [await createCustomer(api, 'Meera'), await createCustomer(api, 'Imran')];
  const place = await createGarage(api.services.db, { mechanics: [] });
  const [hidden, own] = [await review(blocker, place, 2), await review(reader, place, 5)];
  await api.services.db.insert(blocks).values({ blockerId: blocker.id, blockedId: reader.id });
  const read = async (by?: Customer) => {
    const path = `/garages/${place.id}/reviews`;
    const { body } = await api.call<Page<PublicReview>>('GET', path, undefined, by);
    return body.items.map(({ id }) => id);
  };
  expect(await read(reader)).toEqual([own.id]);
  expect(await read(blocker)).toEqual([hidden.id]);
  expect(await read()).toEqual([own.id, hidden.id]);
});
