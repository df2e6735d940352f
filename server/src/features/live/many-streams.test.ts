import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { openLive, type ReadStream } from '../../../test/live-stream.ts';

const streamCount = 1_000;
const customerCount = 100;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('an event reaches a thousand open streams in under a second', { timeout: 60_000 }, async () => {
  const author = await createCustomer(api);
  const customers = await Promise.all(Array.from({ length: customerCount }, () => createCustomer(api)));
  const streams: ReadStream[] = [];
  for (let round = 0; round < streamCount / customerCount; round++) {
    const opened = customers.map(({ token }) => openLive(api.url, { token, topics: 'posts,likes' }));
    streams.push(...(await Promise.all(opened)));
  }
  async function tellAll(): Promise<number> {
    const heard = streams.map(async (stream) => {
      const message = await stream.next();
      return { ref: message?.ref, at: performance.now() };
    });
    const wish = { caption: 'For everybody', idempotencyKey: crypto.randomUUID() };
    const started = performance.now();
    const { body } = await api.call<{ id: string }>('POST', '/posts', wish, author);
    const arrivals = await Promise.all(heard);
    expect(new Set(arrivals.map(({ ref }) => ref))).toEqual(new Set([body.id]));
    return Math.max(...arrivals.map(({ at }) => at)) - started;
  }
  // Best of three, because other tests run at the same time.
  const rounds = [await tellAll(), await tellAll(), await tellAll()];
  expect(Math.min(...rounds)).toBeLessThan(1_000);
  for (const stream of streams) stream.close();
});
