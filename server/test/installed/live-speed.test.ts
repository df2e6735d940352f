import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../api.ts';
import type { Customer } from '../customers.ts';
import { openLive, type ReadStream } from '../live-stream.ts';
import { createMember, like, writePost } from '../members.ts';

const readers = 10;
const likes = 20;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

async function openStreams(people: Customer[]): Promise<ReadStream[]> {
  return await Promise.all(people.map(({ token }) => openLive(api.url, { token, topics: 'likes,posts' })));
}

/** Milliseconds from the response to a like until the event arrives. */
async function measureLike(member: Customer, postId: string, stream: ReadStream): Promise<number> {
  const received = stream.next();
  await like(api, member, postId);
  const startedAt = performance.now();
  expect(await received).toMatchObject({ topic: 'likes', ref: postId });
  return performance.now() - startedAt;
}

test('a server with JIT compilation, as Debian configures it, notifies ten readers of a like within half a second', {
  timeout: 60_000,
}, async () => {
  const client = new pg.Client(api.database.connection);
  await client.connect();
  expect((await client.query('show jit')).rows).toEqual([{ jit: 'on' }]);
  await client.end();
  const people = await Promise.all(Array.from({ length: readers }, () => createMember(api)));
  const [author, ...others] = people;
  if (!author) throw new Error('Nobody reads');
  const posts = [];
  for (let n = 0; n < likes; n += 1) posts.push(await writePost(api, author, `Post ${n}`));
  await delay(1_000);
  const streams = await openStreams(people);
  const times: number[] = [];
  for (const [index, post] of posts.entries()) {
    const member = others[index % others.length] ?? author;
    const waits = streams.slice(1).map((stream) => stream.next());
    times.push(await measureLike(member, post.id, streams[0] as ReadStream));
    await Promise.all(waits);
  }
  for (const stream of streams) stream.close();
  const sorted = times.toSorted((a, b) => a - b);
  // A node looks for events five times a second (docs/operations.md). Compiling a query would take longer.
  expect(sorted[likes / 2]).toBeLessThan(500);
});
