import { type AnyProcedure, isProcedure, ORPCError } from '@orpc/server';
import type { Garage } from '@pahiya/contract/garages/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../../test/database.ts';
import { createGarage } from '../../../test/garages.ts';
import { createMember, readFeed, writePost } from '../../../test/members.ts';
import { createDatabase, type Database } from '../../database/pool.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { ListSource } from '../../metrics/recorder.ts';
import { router } from '../router.ts';
import { createRecentWriters } from './recent-writers.ts';
import { createReplicaReads } from './replica-reads.ts';

const markMs = 400;

/** Addresses with an input. A new call with `mayBeOld` needs a line here. Make sure that nothing is decided by its answer. */
const onReplica: Record<string, string> = {
  'community.feed': '/posts',
  'garages.featured': '/garages/featured',
  'garages.landingCities': '/garages/landing-cities',
  'garages.nearby': '/garages/nearby?city=Pune',
  'garages.search': '/garages/search?text=clutch',
  'garages.suggest': '/garages/suggestions?text=clu',
  'profiles.posts': '/profiles/USERNAME/posts',
  'profiles.search': '/profiles?search=asha',
  'reviews.ofGarage': '/garages/GARAGE/reviews',
};

let api: Api;
/** Migrated and without rows: it has not replayed anything yet. */
let old: TestDatabase;
let member: Customer;
let garageId: string;
/** The database that reads without a writer get. */
let replica: Database;
let upTo: number | undefined;
let doubts: unknown[];
let sources: ListSource[];

function chooseDatabase(changes: PublicChanges) {
  const freshness = { upTo: () => upTo, doubt: (error: unknown) => void doubts.push(error) };
  const current = {
    get db() {
      return replica;
    },
    freshness,
  };
  const writers = createRecentWriters(undefined, markMs);
  return createReplicaReads({
    ...{ replica: current, writers, changes },
    recorder: { listRead: (from) => sources.push(from) },
  });
}

beforeAll(async () => {
  old = await createTestDatabase();
  api = await startApi({ chooseDatabase });
  member = await createMember(api, 'Asha Rao');
  garageId = (await createGarage(api.services.db, { location: 'Kothrud, Pune' })).id;
  await writePost(api, member);
});

beforeEach(async () => {
  [replica, upTo, doubts, sources] = [old.db, performance.now() + 3_600_000, [], []];
  await expect.poll(async () => (await readFeed(api, member)).items.length).toBe(0);
  sources = [];
});

afterAll(async () => {
  await api.stop();
  await old.drop();
});

const searchGarages = () =>
  api.call<{ items: { garage: Garage }[] }>('GET', `/garages/search?text=${encodeURIComponent('Kothrud')}`);

test('a list comes from the replica, and from the primary while the replica is away or late', async () => {
  expect((await readFeed(api, member)).items).toEqual([]);
  upTo = undefined;
  expect((await readFeed(api, member)).items).toHaveLength(1);
  expect(sources).toEqual(['replica', 'primary']);
});

test('an account that has just written reads from the primary for a while, and others do not', async () => {
  const other = await createMember(api, 'Kiran Rao');
  await expect.poll(async () => (await readFeed(api, other)).items.length).toBe(0);
  const post = await writePost(api, member, 'Just written');
  expect((await readFeed(api, member)).items[0]?.id).toBe(post.id);
  expect((await readFeed(api, other)).items).toEqual([]);
  await expect.poll(async () => (await readFeed(api, member)).items.length).toBe(0);
});

test('a read that fails on the replica is repeated on the primary', async () => {
  const gone = createTestPool({ ...old.connection, max: 1 });
  await gone.end();
  replica = createDatabase(gone);
  expect((await readFeed(api, member)).items.length).toBeGreaterThan(0);
  expect(doubts).toHaveLength(1);
  expect(sources).toEqual(['primary']);
});

test('a garage that the replica does not have yet is read from the primary', async () => {
  expect(await api.call('GET', `/garages/${garageId}/reviews`)).toMatchObject({ status: 200 });
  expect(doubts).toEqual([]);
});

test('an answer is kept only if it has every change that the node knows of', async () => {
  upTo = performance.now();
  const garage = await createGarage(api.services.db, { name: 'Kothrud Motors', location: 'Kothrud, Pune' });
  const { body } = await searchGarages();
  expect(body.items.map((item) => item.garage.id)).toContain(garage.id);
});

test('a search that shows free slots asks the primary', async () => {
  const path = '/garages/search?city=Pune&sort=next_free';
  const { body } = await api.call<{ items: { garage: Garage }[] }>('GET', path);
  expect(body.items.map((item) => item.garage.id)).toContain(garageId);
});

/** Every procedure by its name. */
function proceduresIn(node: object, prefix = ''): [string, AnyProcedure][] {
  return Object.entries(node).flatMap(([key, entry]): [string, AnyProcedure][] =>
    isProcedure(entry) ? [[`${prefix}${key}`, entry]] : proceduresIn(entry, `${prefix}${key}.`),
  );
}

test('these calls and no others go to the replica', async () => {
  const choose = chooseDatabase(api.services.changes);
  const context = { db: api.services.db, authenticate: async () => null } as never;
  const found: string[] = [];
  for (const [name, procedure] of proceduresIn(router)) {
    await choose({ procedure, path: name.split('.'), input: {}, context }, async (db) => {
      if (db === replica) found.push(name);
    });
  }
  expect(found.sort()).toEqual(Object.keys(onReplica));
});

test('a declared refusal of the replica is an answer', async () => {
  const choose = chooseDatabase(api.services.changes);
  const context = { db: api.services.db, authenticate: async () => null } as never;
  const call = { procedure: router.community.feed, path: ['community', 'feed'], input: {}, context };
  const asked: Database[] = [];
  async function refuse(db: Database): Promise<never> {
    asked.push(db);
    throw new ORPCError('INVALID_INPUT');
  }
  await expect(choose(call, refuse)).rejects.toThrow();
  expect(asked).toEqual([replica]);
});

test('a database that refuses writes answers all of these calls', async () => {
  const reading = createTestPool({ ...api.database.connection, options: '-c default_transaction_read_only=on' });
  replica = createDatabase(reading);
  await expect(reading.query('delete from posts')).rejects.toThrow('read-only transaction');
  const { body } = await api.call<{ username: string }>('GET', '/profiles/me', undefined, member);
  const statuses: Record<string, number> = {};
  for (const [name, path] of Object.entries(onReplica)) {
    const address = path.replace('USERNAME', body.username).replace('GARAGE', garageId);
    statuses[name] = (await api.call('GET', address, undefined, member)).status;
  }
  expect(statuses).toEqual(Object.fromEntries(Object.keys(onReplica).map((name) => [name, 200])));
  expect(doubts).toEqual([]);
  await reading.end();
});
