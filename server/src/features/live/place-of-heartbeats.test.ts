import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createLogger } from '../../platform/logger.ts';
import { startLive } from './service/live.ts';

const silent = createLogger('silent', { write: () => undefined });

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test("a heartbeat's place never lies after an event that was not sent yet", async () => {
  const { db, now } = api.services;
  const [asha, kiran] = [await createCustomer(api), await createCustomer(api, 'Kiran')];
  const calls = new EventEmitter();
  const notifier = {
    notify: () => undefined,
    onNotify: (look: () => void) => void calls.on('notify', look),
    everyMs: 3_600_000,
    stop: async () => undefined,
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const live = startLive({ db, notifier, log: silent, now });
  const signal = new AbortController().signal;
  const stream = await live.listen({ userId: asha.id, topics: ['posts'], signal });
  expect((await stream.next()).value?.message.topic).toBe('stream');
  await db.execute(sql`insert into live_events (topic, change, author_id) values ('posts', 'made', ${kiran.id})`);
  const client = await api.database.pool.connect();
  try {
    // While this lock is held, the query for recipients cannot finish.
    await client.query('begin; lock table blocks in access exclusive mode');
    calls.emit('notify');
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'`);
      expect(rows.length).toBeGreaterThan(0);
    }, 20_000);
    vi.advanceTimersByTime(25_000);
  } finally {
    await client.query('commit');
    client.release();
    vi.useRealTimers();
  }
  expect((await stream.next()).value?.message.topic).toBe('posts');
  expect((await stream.next()).value?.message.topic).toBe('stream');
  await live.stop();
});

test('when one account has too many streams, the oldest ones end', async () => {
  const { live } = api.services;
  const customer = await createCustomer(api);
  const { signal } = new AbortController();
  const streams = [];
  for (let count = 0; count < 40; count++)
    streams.push(await live.listen({ userId: customer.id, topics: ['posts'], signal }));
  const [first] = streams;
  const last = streams.at(-1);
  expect((await first?.next())?.done).toBe(true);
  expect((await last?.next())?.done).toBe(false);
  for (const stream of streams) stream.close();
});
