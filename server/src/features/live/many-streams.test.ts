import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { openLive, type ReadStream } from '../../../test/live-stream.ts';

const streamCount = isLongRun ? 1_000 : 250;
const customerCount = streamCount / 10;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('an event reaches hundreds of open streams with a few queries', { timeout: 60_000 }, async () => {
  const author = await createCustomer(api);
  const customers = await Promise.all(Array.from({ length: customerCount }, () => createCustomer(api)));
  const streams: ReadStream[] = [];
  for (let round = 0; round < streamCount / customerCount; round++) {
    const opened = customers.map(({ token }) => openLive(api.url, { token, topics: 'posts,likes' }));
    streams.push(...(await Promise.all(opened)));
  }
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const received = streams.map((stream) => stream.next());
  const input = { caption: 'For everybody', idempotencyKey: crypto.randomUUID() };
  const { body } = await api.call<{ id: string }>('POST', '/posts', input, author);
  const refs = (await Promise.all(received)).map((message) => message?.ref);
  const asked = query.mock.calls.filter(([statement]) => !isTimed(JSON.stringify(statement)));
  query.mockRestore();
  expect(new Set(refs)).toEqual(new Set([body.id]));
  expect(asked.length).toBeLessThan(customerCount / 2);
  for (const stream of streams) stream.close();
});

/** Queries that a node and its streams repeat on a timer, whether or not there are events. */
function isTimed(statement: string): boolean {
  return ['pg_stat_activity', 'from \\"live_events\\"', 'auth_sessions'].some((part) => statement.includes(part));
}
