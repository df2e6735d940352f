import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createApp } from '../app.ts';
import { listen } from '../serve.ts';
import type { Services } from '../services.ts';

let api: Api;
const drains: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  for (const drain of drains) await drain();
  await api.stop();
});

/** A node behind a proxy, so that requests can come from several addresses. */
async function startNode(change: Partial<Services> = {}) {
  const server = await listen(0, '127.0.0.1');
  drains.push(server.drain);
  server.answerWith(createApp({ ...api.services, trustedProxies: 1, ...change }, null).fetch);
  return (path: string, from: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'x-forwarded-for': from, ...headers } });
}

/** Reads of garages wait for `work`. */
async function whileGaragesAreLocked(work: () => Promise<void>): Promise<void> {
  const connection = await api.database.pool.connect();
  try {
    await connection.query('begin');
    await connection.query('lock table garages in access exclusive mode');
    await work();
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}

test('slow reads of one address leave the database to others, and are refused beyond 206', async () => {
  const read = await startNode();
  const attacker = '203.0.113.1';
  const statuses: number[] = [];
  const retryAfter = new Set<string | null>();
  let many: Promise<void>[] = [];
  await whileGaragesAreLocked(async () => {
    many = Array.from({ length: 216 }, async () => {
      const answer = await read('/api/garages/nearby?city=Pune', attacker);
      statuses.push(answer.status);
      if (answer.status !== 200) retryAfter.add(answer.headers.get('retry-after'));
    });
    // Six are running and 200 wait.
    await expect.poll(() => statuses, { timeout: 5_000 }).toEqual(Array.from({ length: 10 }, () => 503));
    for (let count = 0; count < 5; count++) expect((await read('/api/support/faq', '203.0.113.2')).status).toBe(200);
  });
  await Promise.all(many);
  expect(statuses.filter((status) => status === 200)).toHaveLength(206);
  expect([...retryAfter]).toEqual(['5']);
}, 60_000);

test('searches of one address run one at a time, and nobody else waits for them', async () => {
  const read = await startNode();
  let many: Promise<Response>[] = [];
  await whileGaragesAreLocked(async () => {
    many = Array.from({ length: 20 }, (_, at) => read(`/api/garages/search?text=wash${at}`, '203.0.113.5'));
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const countWaiting = async () => (await api.database.pool.query(waiting)).rowCount;
    await expect.poll(countWaiting).toBe(1);
    expect((await read('/api/support/faq', '203.0.113.5')).status).toBe(200);
    many.push(read('/api/garages/search?text=wash', '203.0.113.6'));
    await expect.poll(countWaiting).toBe(2);
  });
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
});

test('an address that sends 30 searches at once gets 21 answers and 9 refusals', async () => {
  const read = await startNode();
  const answers: Response[] = [];
  let many: Promise<void>[] = [];
  const askedAt = performance.now();
  await whileGaragesAreLocked(async () => {
    many = Array.from({ length: 30 }, async () => {
      answers.push(await read('/api/garages/search?text=clutch', '203.0.113.9'));
    });
    await expect.poll(() => answers.length, { timeout: 5_000 }).toBe(9);
    expect(performance.now() - askedAt).toBeGreaterThan(990);
  });
  await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array.from({ length: 9 }, () => '5'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
});

test('reads are counted by account, and by address for visitors who are not signed in', async () => {
  const { id, token } = await createCustomer(api);
  const taken: string[] = [];
  const take = async (rule: string, key: string) => {
    taken.push(`${rule} ${key}`);
    return rule === 'readOfAddress' ? 7 : 0;
  };
  const read = await startNode({ rateLimits: { take } });
  const askedAt = performance.now();
  const refused = await read('/api/garages/nearby', '203.0.113.3');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  // A refusal pauses for a second, so that a loop of them costs nothing.
  expect(performance.now() - askedAt).toBeGreaterThan(990);
  const answered = await read('/api/garages/nearby', '203.0.113.3', { authorization: `Bearer ${token}` });
  expect(answered.status).toBe(200);
  expect(taken).toEqual(['readOfAddress 203.0.113.3', `readOfAccount ${id}`]);
});

test('a late node answers customers and health checks, and asks other visitors to come back', async () => {
  const { token } = await createCustomer(api);
  const read = await startNode({ isLate: () => true });
  const refused = await read('/api/garages/nearby', '203.0.113.4');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const answered = await read('/api/garages/nearby', '203.0.113.4', { authorization: `Bearer ${token}` });
  expect(answered.status).toBe(200);
  for (const path of ['/healthz', '/readyz']) expect((await read(path, '203.0.113.4')).status).toBe(200);
});
