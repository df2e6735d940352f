import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { openLive } from '../../../test/live-stream.ts';
import { authSessions } from '../auth/tables.ts';
import { liveExpiryQueue } from './jobs.ts';

let api: Api;
let other: Api;

beforeAll(async () => {
  api = await startApi({ streamCheckMs: 500 });
  // A second node on the same database and origin.
  other = await startApi({ database: api.database, origin: api.services.origin });
});

afterAll(async () => {
  await other.stop();
  await api.stop();
});

function open(node: Api, { token }: Customer, topics = 'bookings', lastEventId?: string) {
  return openLive(node.url, { token, topics, lastEventId });
}

async function book(customer: Customer): Promise<Booking> {
  const garage = await createGarage(api.services.db);
  return (await api.call<Booking>('POST', '/bookings', bookingInput(garage), customer)).body;
}

test('a change of a booking reaches its owner on every node, and nobody else', async () => {
  const [asha, kiran] = [await createCustomer(api), await createCustomer(api, 'Kiran')];
  const streams = [await open(api, asha), await open(other, asha)];
  const theirs = await open(api, kiran);
  const booking = await book(asha);
  for (const stream of streams)
    expect(await stream.next()).toMatchObject({ topic: 'bookings', ref: booking.id, change: 'made' });
  const kirans = await book(kiran);
  expect(await theirs.next()).toMatchObject({ topic: 'bookings', ref: kirans.id });
  for (const stream of [...streams, theirs]) stream.close();
});

test('changes that are rolled back are not sent', async () => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  const first = await book(customer);
  expect(await stream.next()).toMatchObject({ ref: first.id });
  const undone = api.services.db.transaction(async (tx) => {
    await tx.execute(`update bookings set updated_at = now() where id = '${first.id}'`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const second = await book(customer);
  expect(await stream.next()).toMatchObject({ ref: second.id });
  stream.close();
});

test('a stream ends at once when its reader leaves', async () => {
  const listen = vi.spyOn(api.services.live, 'listen');
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  await book(customer);
  expect(await stream.next()).not.toBeNull();
  const signal = listen.mock.lastCall?.[0].signal;
  listen.mockRestore();
  expect(signal?.aborted).toBe(false);
  stream.close();
  await expect.poll(() => signal?.aborted).toBe(true);
});

test('a stream needs a session and ends with it', { timeout: 30_000 }, async () => {
  expect((await api.call('GET', '/live?topics=bookings')).status).toBe(401);
  const customer = await createCustomer(api);
  expect((await api.call('GET', '/live?topics=everything', undefined, customer)).status).toBe(400);
  const stream = await open(api, customer);
  await api.services.db.delete(authSessions).where(eq(authSessions.id, customer.sessionId));
  expect(await stream.next()).toBeNull();
});

test('a reader who was away gets the missed messages once and in order', async () => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  const first = await book(customer);
  expect(await stream.next()).toMatchObject({ ref: first.id });
  stream.close();
  const missed = [await book(customer), await book(customer)];
  const place = stream.received.at(-1)?.id;
  for (const node of [api, other]) {
    const again = await open(node, customer, 'bookings', place);
    for (const { id } of missed) expect(await again.next()).toMatchObject({ topic: 'bookings', ref: id });
    const later = await book(customer);
    expect(await again.next()).toMatchObject({ ref: later.id });
    again.close();
    missed.push(later);
  }
});

test.each([
  ['is too old', () => `1.1.${morning.getTime() - 2 * 3_600_000}`],
  ['is ahead of all there is', () => `${2n ** 60n}.1.${morning.getTime()}`],
  ['is no place', () => 'nonsense'],
])('a reader whose place %s reloads everything', async (_, place) => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer, 'bookings,notifications', place());
  expect(await stream.next()).toMatchObject({ topic: 'bookings', ref: null });
  expect(await stream.next()).toMatchObject({ topic: 'notifications', ref: null });
  stream.close();
});

test('a change that commits late is sent, even to readers who have received later ones', async () => {
  const customer = await createCustomer(api);
  const [slow, quick] = [await book(customer), await book(customer)];
  const stream = await open(api, customer);
  const client = await api.database.pool.connect();
  await client.query('begin');
  await client.query('update bookings set updated_at = now() where id = $1', [slow.id]);
  await api.services.db.execute(`update bookings set updated_at = now() where id = '${quick.id}'`);
  await client.query('commit');
  client.release();
  const received = [await stream.next(), await stream.next()].map((message) => message?.ref);
  expect(received.sort()).toEqual([slow.id, quick.id].sort());
  stream.close();
});

test('events too old to resume from are removed', async () => {
  const { db } = api.services;
  await db.execute(
    `insert into live_events (topic, change, created_at) values ('posts', 'made', now() - interval '2 hours')`,
  );
  await liveExpiryQueue(db).run({});
  const { rows } = await db.execute(`select from live_events where created_at < now() - interval '1 hour'`);
  expect(rows).toHaveLength(0);
});
