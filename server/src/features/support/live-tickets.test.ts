import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { openLive, type ReadStream } from '../../../test/live-stream.ts';
import { createStaff } from '../../../test/staff.ts';
import { raiseTicket, say } from '../../../test/ticketing.ts';
import { liveEvents } from '../live/tables.ts';

let api: Api;
let agent: Customer;
let owner: Customer;
let ticket: TicketDetail;
const opened: ReadStream[] = [];

beforeAll(async () => {
  api = await startApi();
  agent = await createStaff(api, 'agent');
});

afterAll(async () => {
  for (const stream of opened) stream.close();
  await api.stop();
});

beforeEach(async () => {
  owner = await createCustomer(api);
  ticket = await raiseTicket(api, owner);
});

async function listen({ token }: Customer, topics: string): Promise<ReadStream> {
  const stream = await openLive(api.url, { token, topics });
  opened.push(stream);
  return stream;
}

const type = (who: Customer, place: string) => api.call('POST', `/${place}/tickets/${ticket.id}/typing`, {}, who);

test('a message reaches the owner, agents at the ticket and agents at the desk, and nobody else', async () => {
  const topic = `support:${ticket.id}`;
  const stranger = await createCustomer(api);
  const silent = await listen(stranger, `${topic},typing:${ticket.id},support,desk:support`);
  const atTicket = [await listen(owner, topic), await listen(agent, topic)];
  const inList = await listen(owner, 'support');
  const atDesk = await listen(agent, 'desk:support');
  await say(api, owner, ticket.id, { message: 'Hello' });
  for (const stream of atTicket)
    expect(await stream.next()).toMatchObject({ topic, ref: ticket.id, change: 'changed' });
  expect(await inList.next()).toMatchObject({ topic: 'support', ref: ticket.id });
  expect(await atDesk.next()).toMatchObject({ topic: 'desk:support', ref: ticket.id });
  const own = await raiseTicket(api, stranger);
  expect(await silent.next()).toMatchObject({ topic: 'support', ref: own.id, change: 'made' });
});

test('a typing event refers to the ticket for the customer and to the agent’s id for an agent, and reaches no stranger', async () => {
  const stranger = await createCustomer(api);
  const silent = await listen(stranger, `typing:${ticket.id},support`);
  const received = await listen(owner, `typing:${ticket.id}`);
  await type(owner, 'support');
  expect(await received.next()).toMatchObject({ topic: `typing:${ticket.id}`, ref: ticket.id });
  await type(agent, 'desk');
  expect(await received.next()).toMatchObject({ ref: agent.id });
  const own = await raiseTicket(api, stranger);
  expect(await silent.next()).toMatchObject({ topic: 'support', ref: own.id });
});

test('typing is published at most once in two seconds, however often it is reported', async () => {
  const { db } = api.services;
  const isTyping = eq(liveEvents.topic, `typing:${ticket.id}`);
  const began = Date.now();
  await Promise.all(Array.from({ length: 20 }, () => type(agent, 'desk')));
  const sent = await db.$count(liveEvents, isTyping);
  expect(sent).toBeGreaterThan(0);
  // The calls themselves may take longer than two seconds.
  expect(sent).toBeLessThanOrEqual(1 + (Date.now() - began) / 2000);

  await db.update(liveEvents).set({ createdAt: sql`created_at - interval '2 seconds'` }).where(isTyping);
  await type(agent, 'desk');
  expect(await db.$count(liveEvents, isTyping)).toBe(sent + 1);
});

test('a reconnecting subscriber gets the missed messages, but no typing events', async () => {
  const topics = `support:${ticket.id},typing:${ticket.id}`;
  const first = await listen(owner, topics);
  const lastEventId = first.received.at(-1)?.id;
  first.close();
  await type(agent, 'desk');
  await say(api, agent, ticket.id, { message: 'Are you there?', isAgent: true });
  const again = await openLive(api.url, { token: owner.token, topics, lastEventId });
  opened.push(again);
  expect(await again.next()).toMatchObject({ topic: `support:${ticket.id}` });
  expect(again.received.filter(({ topic }) => topic.startsWith('typing:'))).toEqual([]);
});

test('events of a garage reach only its own staff', async () => {
  const { db } = api.services;
  const [garage, other] = [await createGarage(db), await createGarage(db)];
  const staff = await createStaff(api, 'garage', garage.id);
  const topic = `desk:${garage.id}`;
  const elsewhere = await createStaff(api, 'garage', other.id);
  const silent = [await listen(elsewhere, `${topic},desk:${other.id}`), await listen(owner, `${topic},support`)];
  const received = await listen(staff, topic);
  const close = (id: string, who: Customer) => api.call('PUT', `/desk/garages/${id}/holidays/2026-12-25`, {}, who);
  expect((await close(garage.id, staff)).status).toBe(200);
  expect(await received.next()).toMatchObject({ topic, ref: null });
  await close(other.id, elsewhere);
  expect(await silent[0]?.next()).toMatchObject({ topic: `desk:${other.id}` });
  const { id } = await raiseTicket(api, owner);
  expect(await silent[1]?.next()).toMatchObject({ topic: 'support', ref: id });
});
