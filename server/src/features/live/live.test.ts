import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { wishFor } from '../../../test/wishes.ts';
import { authSessions } from '../auth/tables.ts';

let api: Api;
let other: Api;

beforeAll(async () => {
  api = await startApi();
  // A second node on the same database and under the same address.
  other = await startApi({ database: api.database, origin: api.services.origin });
});

afterAll(async () => {
  await other.stop();
  await api.stop();
});

/** Opens the stream of a customer; `next` answers the next event, or null when the stream has ended. */
async function open(node: Api, { token }: Customer) {
  const closing = new AbortController();
  const response = await fetch(`${node.url}/api/live?topics=bookings`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<unknown> {
    for (;;) {
      const found = text.match(/event: message\ndata: (.*)\n/);
      if (found) {
        text = text.slice((found.index ?? 0) + found[0].length);
        return JSON.parse(found[1] ?? 'null');
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  }
  return { next, close: () => closing.abort() };
}

async function book(customer: Customer): Promise<Booking> {
  const garage = await createGarage(api.services.db);
  return (await api.call<Booking>('POST', '/bookings', wishFor(garage), customer)).body;
}

test('a change of a booking reaches its owner on every node, and nobody else', async () => {
  const [asha, kiran] = [await createCustomer(api), await createCustomer(api, 'Kiran')];
  const streams = [await open(api, asha), await open(other, asha)];
  const theirs = await open(api, kiran);
  const booking = await book(asha);
  for (const stream of streams) expect(await stream.next()).toEqual({ topic: 'bookings', id: booking.id });
  const kirans = await book(kiran);
  expect(await theirs.next()).toEqual({ topic: 'bookings', id: kirans.id });
  for (const stream of [...streams, theirs]) stream.close();
});

test('what is rolled back is never told', async () => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  const first = await book(customer);
  expect(await stream.next()).toMatchObject({ id: first.id });
  const undone = api.services.db.transaction(async (tx) => {
    await tx.execute(`update bookings set updated_at = now() where id = '${first.id}'`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const second = await book(customer);
  expect(await stream.next()).toMatchObject({ id: second.id });
  stream.close();
});

test('a stream that its reader has left is let go at once', async () => {
  const listen = vi.spyOn(api.services.live, 'listen');
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  await book(customer);
  expect(await stream.next()).not.toBeNull();
  const signal = listen.mock.lastCall?.[1];
  listen.mockRestore();
  expect(signal?.aborted).toBe(false);
  stream.close();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true), 3_000);
});

test('whatever is told on its channel, the node lives', async () => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  await api.services.db.execute('notify live');
  await api.services.db.execute(`notify live, 'no json'`);
  const { id } = await book(customer);
  expect(await stream.next()).toMatchObject({ id });
  stream.close();
});

test('a stream needs a session and ends with it', { timeout: 30_000 }, async () => {
  expect((await api.call('GET', '/live?topics=bookings')).status).toBe(401);
  const customer = await createCustomer(api);
  expect((await api.call('GET', '/live?topics=everything', undefined, customer)).status).toBe(400);
  const stream = await open(api, customer);
  await api.services.db.delete(authSessions).where(eq(authSessions.id, customer.sessionId));
  expect(await stream.next()).toBeNull();
});

test('when the database was away, everybody is told to read again', { timeout: 30_000 }, async () => {
  const customer = await createCustomer(api);
  const stream = await open(api, customer);
  await api.services.db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live' and datname = current_database()`,
  );
  expect(await stream.next()).toEqual({ topic: 'bookings', id: null });
  stream.close();
});
