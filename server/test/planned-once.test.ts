import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '../src/features/community/tables.ts';
import { type Api, startApi } from './api.ts';
import { createGarage, type StoredGarage } from './garages.ts';
import { createPerson, type Person } from './people.ts';

/** PostgreSQL plans a statement five times by its values before it tries a plan for all values. */
const trials = 5;

let api: Api;
let garages: StoredGarage[];
let reader: Person;
const postIds = Array.from({ length: 40 }, () => uuidv7());

beforeAll(async () => {
  api = await startApi();
  const { pool, db } = api.database;
  // Prepared statements belong to a connection.
  pool.options.max = 1;
  garages = [];
  for (let count = 0; count < 40; count++) garages.push(await createGarage(db));
  reader = await createPerson(api);
  const author = await createPerson(api);
  for (const id of postIds)
    await db.insert(posts).values({ id, userId: author.id, caption: 'A trip', idempotencyKey: id });
  await pool.query('analyze');
});

afterAll(() => api.stop());

test('statements of frequent reads are not planned again and again', async () => {
  for (const [at, { id }] of garages.entries()) {
    const reads = [
      `/garages/${id}`,
      `/garages/${id}/slots?date=2026-11-24`,
      '/posts',
      '/posts/saved',
      `/posts/${postIds[at]}`,
      `/posts/${postIds[at]}/comments`,
    ];
    for (const path of reads)
      expect((await api.call('GET', path, undefined, { token: reader.token })).status, path).toBe(200);
  }
  const { rows } = await api.database.pool.query<{ name: string; planned: number }>(
    "select name, custom_plans::int as planned from pg_prepared_statements where generic_plans + custom_plans > 20 and name not like 'frequent%'",
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['garage', 'slots_true', 'feed_false_true']));
  expect(rows.filter(({ planned }) => planned > trials)).toEqual([]);
});
