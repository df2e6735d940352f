import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { createLogger } from './logger.ts';

let database: TestDatabase;
let jobs: Jobs;

afterEach(async () => {
  await jobs.stop();
  await database.drop();
});

test('a failing job does not affect the other jobs of its batch, and none runs twice', async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, createLogger('silent'));
  const done: number[] = [];
  const gate = Promise.withResolvers<void>();
  async function run({ number }: { number: number }): Promise<void> {
    if (number === 0) await gate.promise;
    if (number === 2) throw new Error('The address does not exist');
    done.push(number);
  }
  await jobs.work({ name: 'letters', run });
  await jobs.send('letters', { number: 0 });
  await expect.poll(() => listJobs()).toEqual(['active']);
  for (const number of [1, 2, 3, 4]) await jobs.send('letters', { number });
  gate.resolve();
  await expect.poll(() => listJobs()).toContain('retry');
  expect(await listJobs()).toEqual(['completed', 'completed', 'retry', 'completed', 'completed']);
  expect(done.toSorted()).toEqual([0, 1, 3, 4]);
}, 30_000);

test('each failed attempt is logged with its queue, its number and whether it was the last', async () => {
  database = await createTestDatabase();
  const lines: string[] = [];
  jobs = await startJobs(database.pool, createLogger('warn', { write: (line) => lines.push(line) }));
  await jobs.work({
    name: 'letters',
    run: async () => {
      throw new Error('The address does not exist');
    },
  });
  const failures = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job failed');
  await database.pool.query(
    "update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'letters'",
  );
  await jobs.send('letters', { number: 1 });
  await expect.poll(() => failures()).toHaveLength(2);
  expect(failures()).toMatchObject([
    {
      queue: 'letters',
      attempt: 1,
      isLast: false,
      job: expect.any(String),
      err: { message: 'The address does not exist' },
    },
    { queue: 'letters', attempt: 2, isLast: true },
  ]);
}, 30_000);

test('the data of a finished job is deleted soon, even in a queue created with a longer retention', async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, createLogger('silent'));
  const queue = { name: 'letters', run: async () => undefined };
  await jobs.work(queue);
  await database.pool.query('update pgboss.queue set deletion_seconds = 604800, retention_seconds = 604800');
  await jobs.work(queue);
  await jobs.send('letters', { number: 0 });
  const { rows } = await database.pool.query(
    "select deletion_seconds as done, extract(epoch from keep_until - start_after)::int as waiting from pgboss.job where name = 'letters'",
  );
  expect(rows).toEqual([{ done: 1, waiting: 3600 }]);
});

test('a scheduled queue runs by itself, once for all nodes', async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, createLogger('silent'));
  const other = await startJobs(database.pool, createLogger('silent'));
  const queue = { name: 'letters', schedule: '0 3 * * *', run: async () => undefined };
  for (const node of [jobs, other]) await node.work(queue);
  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'letters', cron: '0 3 * * *', timezone: 'Asia/Kolkata' }]);
  await other.stop();
});

test('a node that stops ends the job it is at, and leaves those it has not begun to others', async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, createLogger('silent'));
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: number[] = [];
  // The jobs of one batch come in any order.
  async function run({ number }: { number: number }): Promise<void> {
    begun.push(number);
    await gates[begun.length - 1]?.promise;
  }
  await jobs.work({ name: 'letters', run });
  await jobs.send('letters', { number: 0 });
  await expect.poll(() => begun).toEqual([0]);
  for (const number of [1, 2, 3]) await jobs.send('letters', { number });
  gates[0]?.resolve();
  await expect.poll(() => begun).toHaveLength(2);
  const stopping = jobs.stop();
  gates[1]?.resolve();
  await stopping;
  expect(begun).toHaveLength(2);
  expect((await listJobs()).sort()).toEqual(['completed', 'completed', 'retry', 'retry']);
}, 30_000);

async function listJobs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    "select state from pgboss.job where name = 'letters' order by (data->>'number')::int",
  );
  return rows.map((row) => row.state);
}
