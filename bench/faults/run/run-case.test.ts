import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../../server/src/platform/jobs.ts';
import { createCustomer } from '../../../server/test/customers.ts';
import { type FakeS3, startFakeS3 } from '../../../server/test/fakes/fake-s3.ts';
import { writePost } from '../../../server/test/members.ts';
import { type Shop, startShop } from '../../../server/test/paying.ts';
import { isMissed } from '../../src/table.ts';
import type { Fault } from '../cases/fault.ts';
import { createLedger } from '../load/ledger.ts';
import type { Load } from '../load/load.ts';
import type { Stage } from '../stage/stage.ts';
import { type CaseResult, runCase } from './run-case.ts';
import { toTable } from './to-table.ts';

let shop: Shop;
let store: FakeS3;
let stage: Partial<Stage>;

beforeAll(async () => {
  shop = await startShop();
  store = await startFakeS3();
  const { db, log } = shop.api.services;
  const { pool } = shop.api.database;
  await (await startJobs(pool, log)).stop();
  await writePost(shop.api, await createCustomer(shop.api));
  const services = { gates: {}, razorpay: shop.fake, store, environment: {} };
  stage = { pool, db, nodes: [node, node], services: services as unknown as Stage['services'] };
}, 60_000);

afterEach(() => shop.api.database.pool.query('update posts set likes = 0'));

afterAll(async () => {
  await store.stop();
  await shop.stop();
});

const node = { url: 'http://127.0.0.1', lastWords: () => null } as Stage['nodes'][0];
const ledger = createLedger();

/** Asks once, and finds that everything works. */
const load: Load = {
  ledger,
  begin(tally) {
    tally.note({ name: 'book', ms: 20, outcome: 'answered', detail: '' });
    return async () => undefined;
  },
  works: async () => true,
  countMissed: () => 0,
  countResumed: () => 0,
  countUntold: () => 0,
  leadTo: () => undefined,
  close: () => undefined,
};

function run(cause: Fault['cause']): Promise<CaseResult> {
  return runCase(stage as Stage, load, { name: 'a fault', cause }, { holdMs: 10, patience: 1 });
}

const isRunMissed = (result: CaseResult) => isMissed(toTable([result], []));

test('a fault that the product survives is no breach', async () => {
  const result = await run((_, hold) => hold());
  expect(result).toMatchObject({ requests: 1, lost: 0, breaches: [] });
  expect(isRunMissed(result)).toBe(false);
});

test('a broken rule of the database is a breach', async () => {
  const result = await run(({ pool }) => pool.query('update posts set likes = likes + 1').then(() => undefined));
  expect(result.breaches).toEqual(['1 × a post has a wrong counter']);
  expect(isRunMissed(result)).toBe(true);
});

test('a lost write is a breach', async () => {
  ledger.posts.add('00000000-0000-4000-8000-000000000000');
  const result = await run((_, hold) => hold());
  ledger.posts.clear();
  expect(result).toMatchObject({ lost: 1, breaches: ['lost: posts 00000000-0000-4000-8000-000000000000'] });
  expect(isRunMissed(result)).toBe(true);
});
