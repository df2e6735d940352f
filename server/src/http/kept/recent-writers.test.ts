import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type RedisServer, startRedisServer } from '../../../test/redis-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { openRedis } from '../../platform/redis.ts';
import { createRecentWriters } from './recent-writers.ts';

const forMs = 500;
const silent = createLogger('silent', { write: () => undefined });

test('an account has just written for a while, others have not', async () => {
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

  test('every node knows who has written on another one', async () => {
    const [here, there] = [await openNode(), await openNode()];
    await expect.poll(() => there.writers.has('kiran')).toBe(false);
    await here.writers.note('asha');
    expect([await there.writers.has('asha'), await there.writers.has('kiran')]).toEqual([true, false]);
    await delay(forMs + 100);
    expect(await there.writers.has('asha')).toBe(false);
    for (const { redis } of [here, there]) redis.disconnect();
  });

  test('everybody may have written while Redis is away, and for a while after it came back', async () => {
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
