import { randomUUID } from 'node:crypto';
import type { Post } from '@pahiya/contract/community/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, morning } from '../../../server/test/api.ts';
import { bookingInput } from '../../../server/test/booking-inputs.ts';
import { startDemonstration } from '../../../server/test/demonstration.ts';
import { createGarage } from '../../../server/test/garages.ts';
import { createPerson, type Person } from '../../../server/test/people.ts';
import { chooseReadTargets, emptyTarget, feedTarget, nextWorkingDay } from '../read-targets.ts';
import { answers, type Read } from './answers.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

interface Wanted {
  path: string;
  values: unknown[];
  token?: string;
}

/** Expects the bare server to answer like the product, and returns the answer. */
async function expectSame(read: Read, { path, values, token }: Wanted): Promise<unknown> {
  const ours = await api.call('GET', path.replace(apiPrefix, ''), undefined, { token });
  expect(ours.status).toBe(200);
  expect(JSON.parse(await answers[read](api.database.pool, values))).toEqual(ours.body);
  return ours.body;
}

const date = nextWorkingDay(morning);

test('the bare server answers every read of the benchmarks like the product', async () => {
  for (const { name, requests } of await chooseReadTargets(api.services.db, date))
    for (const request of requests) await expectSame(name, request);
});

test('the bare server answers a request without a statement like the product', async () => {
  for (const request of emptyTarget.requests) await expectSame(emptyTarget.name, request);
});

test('the statement for a million garages finds the same garages in a city', async () => {
  const [inCity] = await chooseReadTargets(api.services.db, date);
  for (const request of inCity?.requests ?? []) await expectSame('nearby, by city, of a million', request);
});

test('the bare server knows which mechanics are free', async () => {
  const garage = await createGarage(api.services.db);
  const { token } = await createPerson(api);
  for (const bookingTime of ['10:00', '10:00', '13:00']) {
    const { status } = await api.call('POST', '/bookings', bookingInput(garage, { bookingDate: date, bookingTime }), {
      token,
    });
    expect(status).toBe(201);
  }
  const slots = { path: `${apiPrefix}/garages/${garage.id}/slots?date=${date}`, values: [garage.id, date] };
  const free = async () => {
    const { slots: found } = (await expectSame('slots', slots)) as { slots: { freeMechanics: number | null }[] };
    return found.map(({ freeMechanics }) => freeMechanics);
  };
  expect(await free()).toEqual([2, 0, 2, 2, 1, 2, 2, 2]);
  await api.database.pool.query(`update mechanics set status = 'inactive' where garage_id = $1`, [garage.id]);
  expect(await free()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await api.database.pool.query('insert into garage_holidays (garage_id, date) values ($1, $2)', [garage.id, date]);
  expect(await free()).toEqual([]);
  // The bare server knows only the real day, which is later than that of the tests.
  await api.database.pool.query(`update garage_holidays set date = '2099-01-01' where garage_id = $1`, [garage.id]);
  await expectSame('garage', { path: `${apiPrefix}/garages/${garage.id}`, values: [garage.id] });
});

test('a garage without mechanics, coordinates or reviews is the same on both servers', async () => {
  const { id } = await createGarage(api.services.db, { mechanics: [] });
  await api.database.pool.query('update garages set latitude = null, longitude = null where id = $1', [id]);
  await expectSame('garage', { path: `${apiPrefix}/garages/${id}`, values: [id] });
  await expectSame('slots', { path: `${apiPrefix}/garages/${id}/slots?date=${date}`, values: [id, date] });
});

const feedPath = feedTarget.requests[0]?.path ?? '';

async function write(by: Person, path: string, body?: unknown): Promise<{ id: string }> {
  const method = path.endsWith('s') ? 'POST' : 'PUT';
  const answer = await api.call<{ id: string }>(method, path, body, { token: by.token });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}

test('the bare server shows a reader the same feed, with the same counts and the same next page', async () => {
  const [reader, friend, blocked, muted, secretive, other] = await Promise.all(
    Array.from({ length: 6 }, () => createPerson(api)),
  );
  if (!reader || !friend || !blocked || !muted || !secretive || !other) throw new Error('There are six people');
  const post = (by: Person) => write(by, '/posts', { caption: `Of ${randomUUID()}`, idempotencyKey: randomUUID() });
  for (const by of [friend, blocked, muted, secretive, reader]) await post(by);
  // The daily limit does not allow so many posts, so they are inserted directly.
  await api.database.pool.query(
    `insert into posts (id, user_id, caption, idempotency_key)
     select gen_random_uuid(), $1, 'Number ' || n, gen_random_uuid() from generate_series(1, 19) n`,
    [other.id],
  );
  const { id } = await post(friend);
  for (const by of [reader, friend, blocked]) await write(by, `/posts/${id}/like`);
  for (const by of [reader, friend, blocked])
    await write(by, `/posts/${id}/comments`, { content: `Of ${randomUUID()}`, idempotencyKey: randomUUID() });
  const waiting = { content: 'See https://example.com', idempotencyKey: randomUUID() };
  await write(reader, `/posts/${id}/comments`, waiting);
  await write(reader, `/posts/${id}/save`);
  await write(reader, `/profiles/${blocked.username}/block`);
  await write(reader, `/profiles/${muted.username}/mute`);
  const { pool } = api.database;
  await pool.query('update profiles set is_public = false where id = $1', [secretive.id]);
  await givePicture(id, friend.id);
  await pool.query('update posts set hidden_at = now() where user_id = $1', [reader.id]);

  const readFeed = async () =>
    (await expectSame('feed, signed in', { path: feedPath, values: [reader.id], token: reader.token })) as {
      items: Post[];
      nextCursor: string | null;
    };
  const first = await readFeed();
  expect(first.items).toHaveLength(20);
  expect(first.nextCursor).not.toBeNull();
  expect(first.items[0]).toMatchObject({ likes: 2, comments: 3, isLiked: true, isSaved: true, image: { width: 800 } });

  await pool.query('delete from posts where user_id = $1', [other.id]);
  await pool.query('insert into followers (id, follower_id, following_id) values (gen_random_uuid(), $1, $2)', [
    reader.id,
    secretive.id,
  ]);
  const { items, nextCursor } = await readFeed();
  expect(items.map(({ author }) => author.id)).toEqual([friend.id, reader.id, secretive.id, friend.id]);
  expect(nextCursor).toBeNull();
});

async function givePicture(postId: string, owner: string): Promise<void> {
  const fileId = randomUUID();
  await api.database.pool.query(
    `insert into files (id, user_id, purpose, folder, content_type, bytes, width, height, widths, placeholder)
     values ($1, $2, 'post', 'posts/' || $1::uuid, 'image/webp', 1, 800, 600, '{400,800}', 'data:')`,
    [fileId, owner],
  );
  await api.database.pool.query('update posts set file_id = $1 where id = $2', [fileId, postId]);
}
