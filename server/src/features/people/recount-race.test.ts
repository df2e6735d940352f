import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import type { Database } from '../../database/pool.ts';
import { followers, profiles } from './tables.ts';

let api: Api;
let db: Database;

beforeAll(async () => {
  api = await startApi();
  ({ db } = api.services);
});

afterAll(() => api.stop());

function follow(on: Database, { id: followerId }: Person, { id: followingId }: Person) {
  return on.insert(followers).values({ id: uuidv7(), followerId, followingId });
}

function setSuspended(on: Database, person: Person, suspendedAt: Date | null) {
  return on.update(profiles).set({ suspendedAt }).where(eq(profiles.id, person.id)).execute();
}

async function waitForALock(): Promise<void> {
  const readWaiting = () =>
    db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
  await expect.poll(async () => (await readWaiting()).rows.length).toBeGreaterThan(0);
}

/** Three people whose ids ascend. */
async function createThree(): Promise<[Person, Person, Person]> {
  return [await createPerson(api, 'Asha'), await createPerson(api, 'Kiran'), await createPerson(api, 'Ravi')];
}

test('a suspension and a follow between two people whom the suspended person follows do not deadlock', async () => {
  const [asha, kiran, ravi] = await createThree();
  await follow(db, ravi, kiran);
  await follow(db, ravi, asha);
  let suspension: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // Takes the first lock that a follow takes.
    await tx.execute(sql`select from profile_counts where user_id = ${asha.id} for no key update`);
    suspension = setSuspended(db, ravi, new Date());
    suspension.catch(() => undefined);
    await waitForALock();
    await follow(tx, asha, kiran);
  });
  await suspension;
  const { rows } = await db.execute(sql`select followers, following from profile_counts where user_id = ${kiran.id}`);
  expect(rows).toEqual([{ followers: 1, following: 0 }]);
});

test('a person who returns while another is suspended is not counted as a follower', async () => {
  const [asha, kiran] = await createThree();
  await follow(db, asha, kiran);
  await setSuspended(db, asha, new Date());
  let comeback: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await setSuspended(tx, kiran, new Date());
    comeback = setSuspended(db, asha, null);
    await waitForALock();
    await delay(50);
  });
  await comeback;
  const { rows } = await db.execute(sql`select is_counted from followers where follower_id = ${asha.id}`);
  expect(rows).toEqual([{ is_counted: false }]);
});
