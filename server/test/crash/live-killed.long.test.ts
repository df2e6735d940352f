import type { Session } from '@pahiya/contract/auth/schemas';
import { afterEach, expect, test } from 'vitest';
import { goodPassword } from '../customers.ts';
import { createTestDatabase } from '../database.ts';
import { openLive } from '../live-stream.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../node-process.ts';

const timeout = 120_000;
let cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  cleanups = [];
}, timeout);

test('a reader who reconnects after a node was killed and restarted misses no event', { timeout }, async () => {
  const database = await createTestDatabase();
  const { dataDir, remove } = await createDataDir();
  cleanups.push(database.drop, remove);
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database), DEMO_DATA: 'off' };
  async function start() {
    const node = await startNode(environment, port);
    cleanups.push(node.stop);
    return node;
  }
  const first = await start();
  const signUp = { fullName: 'Asha Rao', email: 'asha@example.com', password: goodPassword, isAdult: true };
  const answer = await fetch(`${first.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUp),
  });
  const { session } = (await answer.json()) as { session: Session };
  const sendChange = (change: string) =>
    database.pool.query(
      'insert into live_events (topic, ref, change, user_id) select $1, gen_random_uuid(), $2, id from auth_users returning ref',
      ['bookings', change],
    );
  const wanted = { token: session.accessToken, topics: 'bookings' };
  const stream = await openLive(first.url, wanted);
  const seen = (await sendChange('made')).rows[0].ref;
  expect(await stream.next()).toMatchObject({ ref: seen });
  const place = stream.received.at(-1)?.id;
  // Committed, and possibly not sent before the node is killed.
  const missed = [(await sendChange('made')).rows[0].ref];
  await first.kill();
  expect(await stream.next().then((message) => message === null || missed.includes(message.ref))).toBe(true);
  missed.push((await sendChange('changed')).rows[0].ref);
  const second = await start();
  const again = await openLive(second.url, { ...wanted, lastEventId: place });
  for (const ref of missed) expect(await again.next()).toMatchObject({ ref });
  const later = (await sendChange('gone')).rows[0].ref;
  expect(await again.next()).toMatchObject({ ref: later });
  again.close();
});
