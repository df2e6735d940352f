import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { openLive } from '../../../test/live-stream.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../../test/redis-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { openRedis } from '../../platform/redis.ts';
import { startLive } from './service/live.ts';
import { createRedisNotifier } from './service/notifier.ts';

const silent = createLogger('silent', { write: () => undefined });

describe.skipIf(!hasRedis)('with Redis', () => {
  let redis: RedisServer;
  let api: Api;
  let other: Api;

  beforeAll(async () => {
    redis = await startRedisServer();
    api = await startApi({ redisUrl: redis.url, hasRateLimits: true });
    const { database, services } = api;
    other = await startApi({ database, origin: services.origin, redisUrl: redis.url, hasRateLimits: true });
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
    await redis.stop();
  });

  test('a change committed on one node is received on the other, in both directions', async () => {
    const customer = await createCustomer(api);
    for (const [here, there] of [
      [api, other],
      [other, api],
    ] as const) {
      const stream = await openLive(there.url, { token: customer.token, topics: 'posts' });
      const { status, body } = await here.call<{ id: string }>(
        'POST',
        '/posts',
        { caption: 'From the other side', idempotencyKey: crypto.randomUUID() },
        customer,
      );
      expect(status).toBe(201);
      expect(await stream.next()).toMatchObject({ topic: 'posts', ref: body.id, change: 'made' });
      stream.close();
    }
  });

  test('a notified node does not wait for its next look', async () => {
    const { db, now } = api.services;
    const clients = await Promise.all([openRedis(redis.url, silent), openRedis(redis.url, silent)]);
    const notifiers = clients.map((client) => ({ ...createRedisNotifier(client), everyMs: 3_600_000 }));
    const [sender, receiver] = notifiers.map((notifier) => startLive({ db, notifier, log: silent, now }));
    const customer = await createCustomer(api);
    const stream = await receiver?.listen({
      userId: customer.id,
      topics: ['bookings'],
      signal: new AbortController().signal,
    });
    expect((await stream?.next())?.value?.message.topic).toBe('stream');
    await delay(200);
    await db.execute(
      `insert into live_events (topic, change, user_id) values ('bookings', 'changed', '${customer.id}')`,
    );
    const received = stream?.next();
    sender?.notify();
    // Its next look would be in an hour.
    expect((await received)?.value?.message.topic).toBe('bookings');
    for (const live of [sender, receiver]) await live?.stop();
    for (const client of clients) client.disconnect();
  });

  test('both nodes count the requests of one account together', async () => {
    const customer = await createCustomer(api);
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++) {
      const node = count % 2 === 0 ? api : other;
      statuses.push((await node.call('PATCH', '/profiles/me', { bio: `Ride ${count}` }, customer)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
