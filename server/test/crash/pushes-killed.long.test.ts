import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '@pahiya/contract/auth/schemas';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { notify } from '../../src/features/notifications/commands/notify.ts';
import { goodPassword } from '../customers.ts';
import { createTestDatabase } from '../database.ts';
import { startFakePushService } from '../fakes/fake-push.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../node-process.ts';

const timeout = 120_000;

let cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  cleanups = [];
}, timeout);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('The expected state was not reached within twenty seconds');
    await delay(50);
  }
}

test('after a crash between a push and its record, the push is sent again and replaces the first', {
  timeout,
}, async () => {
  const database = await createTestDatabase();
  cleanups.push(database.drop);
  const { db } = database;
  const keys = webPush.generateVAPIDKeys();
  const service = await startFakePushService(keys.publicKey);
  cleanups.push(service.stop);
  const { dataDir, remove } = await createDataDir();
  cleanups.push(remove);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database),
    DEMO_DATA: 'off',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:push@pahiya.example',
  };
  const port = await freePort();
  const start = async () => {
    const node = await startNode(environment, port);
    cleanups.push(node.stop);
    return node;
  };
  const node = await start();
  const call = async <Body>(method: string, path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${node.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as Body;
  };
  const person = { fullName: 'Asha Rao', email: 'asha@example.com', password: goodPassword, isAdult: true };
  const { session } = await call<{ session: Session }>('POST', '/auth/sign-up', person);
  const token = service.subscribe();
  await call('PUT', '/push-tokens', { token, platform: 'web' }, session.accessToken);

  service.misbehave(token, 'lateAnswer');
  const data = { booking_id: uuidv7(), kind: 'started', date: '2030-01-02', time: '10:00' };
  await notify(db, { userId: session.user.id, type: 'booking', subject: 'started', data });
  await until(() => service.received(token).length === 1);
  await node.kill();
  await db.execute(sql`update push_deliveries set due_at = now()`);
  await start();
  await until(async () => (await db.execute(sql`select from push_deliveries`)).rows.length === 0);
  const [first, second, ...more] = service.received(token);
  expect(second?.message).toEqual(first?.message);
  expect(second?.topic).toBe(first?.topic);
  expect(more).toEqual([]);
});
