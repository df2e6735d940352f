import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../test/database.ts';
import { type Jobs, startJobs } from '../platform/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics, type NodeMetrics } from './create-metrics.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { readStoredCounts } from './stored-counts.ts';

let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, createLogger('silent'));
});

afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

async function seriesValue({ registry }: NodeMetrics, series: string): Promise<number | undefined> {
  const line = (await registry.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

function outboxes() {
  return readStoredCounts(database.pool).then((stored) =>
    Object.fromEntries(stored.outboxes.map(({ name, ...outbox }) => [name, outbox])),
  );
}

test('an empty outbox is reported with zeros', async () => {
  const empty = { waiting: 0, oldestSeconds: 0, overdueSeconds: 0 };
  const names = ['mails', 'pushes', 'sms', 'webhooks', 'refunds', 'closings', 'removals', 'jobs'];
  expect(await outboxes()).toEqual(Object.fromEntries(names.map((name) => [name, empty])));
  const { openPayments, failedRefunds } = await readStoredCounts(database.pool);
  expect(openPayments.toSorted()).toEqual([
    ['created', 0],
    ['pending', 0],
  ]);
  expect(failedRefunds).toBe(0);
});

test('an outbox has the number of its rows, the age of the oldest and how long the first is overdue', async () => {
  await database.pool.query(
    `insert into mails (id, kind, address, state, created_at, due_at) values
      ($1, 'kind', 'a@example.com', 'waiting', now() - interval '100 seconds', now() - interval '40 seconds'),
      ($2, 'kind', 'b@example.com', 'waiting', now() - interval '20 seconds', now() + interval '1 hour')`,
    [randomUUID(), randomUUID()],
  );
  const { mails } = await outboxes();
  expect(mails).toEqual({ waiting: 2, oldestSeconds: expect.closeTo(100, -1), overdueSeconds: expect.closeTo(40, -1) });
  await database.pool.query('delete from mails');
});

/** Its confirmation by SMS was due 40 seconds ago. */
async function requestCall(status: 'pending' | 'done'): Promise<void> {
  await database.pool.query(
    `with owner as (
      insert into auth_users (id, name, email) values ($1::uuid, 'Asha', $1::text || '@example.com') returning id
    ) insert into call_requests (id, user_id, customer_name, customer_phone, reason, preferred_time, status,
      idempotency_key, is_sms_due, sms_due_at)
    select id, id, 'Asha', '9876543210', 'Brakes', now(), $2, id, true, now() - interval '40 seconds' from owner`,
    [randomUUID(), status],
  );
}

test('a confirmation of a call waits until the call is over, because nobody sends it afterwards', async () => {
  await requestCall('done');
  expect((await outboxes()).sms).toMatchObject({ waiting: 0, overdueSeconds: 0 });
  await requestCall('pending');
  expect((await outboxes()).sms).toMatchObject({ waiting: 1, overdueSeconds: expect.closeTo(40, -1) });
});

test('a file without a use waits for its removal after a day', async () => {
  await database.pool.query(
    `insert into files (id, purpose, folder, content_type, bytes, widths, released_at)
      select id, 'post', 'posts/' || id, 'image/webp', 7, '{480}', now() - age
      from (values (gen_random_uuid(), interval '23 hours'), (gen_random_uuid(), interval '25 hours')) file (id, age)`,
  );
  expect((await outboxes()).removals).toMatchObject({ waiting: 1, overdueSeconds: expect.closeTo(3_600, -2) });
});

test('a job waits when its time has come and no node has taken it', async () => {
  await database.pool.query(`
    insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
      deletion_seconds, partition, table_name)
    values ('parcels', 'standard', 0, 0, false, 60, 60, 60, false, 'job_common')`);
  await database.pool.query(`
    insert into pgboss.job (name, start_after) values
      ('parcels', now() - interval '40 seconds'), ('parcels', now() + interval '1 hour')`);
  expect((await outboxes()).jobs).toMatchObject({ waiting: 1, overdueSeconds: expect.closeTo(40, -1) });
});

test('a row that is due later is not overdue', async () => {
  await database.pool.query(
    `insert into webhook_events (id, type, body, due_at) values ('later', 'type', '{}', now() + interval '1 hour')`,
  );
  expect((await outboxes()).webhooks).toMatchObject({ waiting: 1, overdueSeconds: 0 });
});

test('two scrapes within a few seconds ask the database once', async () => {
  let questions = 0;
  const query = (text: string) => {
    questions++;
    return database.pool.query(text);
  };
  const metrics = createMetrics({ query } as never, createLogger('silent'));
  await Promise.all([metrics.registry.metrics(), metrics.registry.metrics()]);
  expect(await seriesValue(metrics, 'pahiya_outbox_waiting{outbox="webhooks"}')).toBe(1);
  expect(await seriesValue(metrics, 'pahiya_database_up')).toBe(1);
  expect(questions).toBe(1);
});

test('metrics of a database that hangs are left out within two seconds, and take no connection of the product', async () => {
  const lines: string[] = [];
  const aside = createTestPool({ ...database.connection, max: 1, timeoutMs: 500, connectionTimeoutMillis: 500 });
  const metrics = createMetrics(aside, createLogger('warn', { write: (line) => lines.push(line) }));
  const holder = await database.pool.connect();
  await holder.query('begin; lock table mails in access exclusive mode');
  const begunAt = performance.now();
  expect(await seriesValue(metrics, 'pahiya_database_up')).toBe(0);
  // The metrics promise not to wait longer for the database.
  expect(performance.now() - begunAt).toBeLessThan(2_000);
  expect(await seriesValue(metrics, 'pahiya_outbox_waiting{outbox="mails"}')).toBeUndefined();
  expect(await seriesValue(metrics, 'pahiya_refunds_failed')).toBeUndefined();
  expect(await seriesValue(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the metrics have no database']);
  await holder.query('rollback');
  holder.release();
  await aside.end();
});

test('after a failure the question is asked again, and the failure is reported once', async () => {
  const errors: unknown[] = [];
  const answers = [new Error('one'), new Error('two'), 'three', new Error('four')];
  const read = rememberBriefly(
    async () => {
      const next = answers.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    { ms: 0, onError: (error) => errors.push(error) },
  );
  expect([await read(), await read(), await read(), await read()]).toEqual([undefined, undefined, 'three', undefined]);
  expect(errors).toEqual([new Error('one'), new Error('four')]);
});
