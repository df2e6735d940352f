import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type RedisServer, startRedisServer } from '../../../test/redis-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { openRedis } from '../../platform/redis.ts';
import { createRecentWriters } from './recent-writers.ts';

const forMs = 500;
const silent = createLogger('silent', { write: () => undefined });

test('an account counts as a recent writer for a while, and others do not', async () => {
  const writers = createRecentWriters(undefined, forMs);
  await writers.note('asha');
  expect([await writers.has('asha'), await writers.has('kiran')]).toEqual([true, false]);
  await delay(forMs + 50);
  expect(await writers.has('asha')).toBe(false);
});

describe.skipIf(!hasRedis)('with Redis', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await startRedisServer();
  });

  afterAll(() => server.stop());

  async function openNode() {
    const redis = await openRedis(server.url, silent);
    const writers = createRecentWriters(redis, forMs);
    await expect.poll(() => redis.status).toBe('ready');
    return { redis, writers };
  }

  test('every node knows who has just written on another one', async () => {
    const [here, there] = [await openNode(), await openNode()];
    await expect.poll(() => there.writers.has('kiran')).toBe(false);
    await here.writers.note('asha');
    expect([await there.writers.has('asha'), await there.writers.has('kiran')]).toEqual([true, false]);
    await delay(forMs + 100);
    expect(await there.writers.has('asha')).toBe(false);
    for (const { redis } of [here, there]) redis.disconnect();
  });

  test('a write waits once for a Redis that hangs, and then for none', async () => {
    const { redis, writers } = await openNode();
    const goOn = server.hang();
    await writers.note('asha');
    expect(redis.status).not.toBe('ready');
    const begunAt = performance.now();
    for (let times = 0; times < 20; times += 1) await writers.note('asha');
    expect(await writers.has('kiran')).toBe(true);
    // No more than the answers of a Redis that is away: commands fail at once.
    expect(performance.now() - begunAt).toBeLessThan(1_000);
    goOn();
    await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready');
    redis.disconnect();
  });

  test('while Redis is away, and for a while afterwards, everybody counts as a recent writer', async () => {
    const { redis, writers } = await openNode();
    await expect.poll(() => writers.has('kiran')).toBe(false);
    redis.disconnect();
    expect(await writers.has('kiran')).toBe(true);
    await expect.poll(() => redis.status).toBe('end');
    await redis.connect();
    expect(await writers.has('kiran')).toBe(true);
    await expect.poll(() => writers.has('kiran')).toBe(false);
    redis.disconnect();
  });
});
