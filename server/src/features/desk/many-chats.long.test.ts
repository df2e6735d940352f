import { setTimeout as wait } from 'node:timers/promises';
import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createStaff } from '../../../test/staff.ts';
import { say } from '../../../test/ticketing.ts';
import type { LiveStream } from '../live/types.ts';

const chatCount = 500;
const agentCount = 50;

let api: Api;
let customer: Customer;
let agent: Customer;
let chatId: string;
const streams: LiveStream[] = [];

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  agent = await createStaff(api, 'agent');
  chatId = (await api.call<TicketDetail>('POST', '/support/chat', undefined, customer)).body.id;
  await openChats();
  // Waits until the recent role grants no longer cause database queries.
  for (let asked = 1; asked > 0; ) asked = await askedWhile(() => wait(restMs));
}, 60_000);

afterAll(async () => {
  for (const stream of streams) stream.close();
  await api.stop();
});

/** Number of events per topic; chats are counted as `support:`. */
const sent = new Map<string, number>();

async function follow(userId: string, topics: LiveTopic[]): Promise<void> {
  const stream = await api.services.live.listen({ userId, topics, signal: new AbortController().signal });
  streams.push(stream);
  void (async () => {
    for (let item = await stream.next(); !item.done; item = await stream.next()) {
      const { topic } = item.value.message;
      sent.set(topic, (sent.get(topic) ?? 0) + 1);
    }
  })();
}

/** Subscribes as the pages do: a customer to the own chat, an agent to the inbox and the assigned chats. */
async function openChats(): Promise<void> {
  const { db } = api.services;
  const { rows: chats } = await db.execute<{ id: string; customer: string }>(sql`
    with people as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Asha', 'chat-' || n || '@example.com' from generate_series(2, ${chatCount}) n
      returning id, name, email)
    insert into support_tickets (id, user_id, subject, description, category, customer_name, customer_email)
    select gen_random_uuid(), id, 'Live Chat Support', 'Live chat', 'chat', name, email from people
    returning id, user_id as customer`);
  chats.unshift({ id: chatId, customer: customer.id });
  await Promise.all(chats.map(({ id, customer: owner }) => follow(owner, ['support', `support:${id}`])));
  const agents = [
    agent,
    ...(await Promise.all(Array.from({ length: agentCount - 1 }, () => createStaff(api, 'agent')))),
  ];
  const share = chatCount / agentCount;
  const atDesk = agents.map(({ id }, place) => {
    const own = chats.slice(place * share, (place + 1) * share);
    return follow(id, ['desk:support', ...own.map((chat): LiveTopic => `support:${chat.id}`)]);
  });
  await Promise.all(atDesk);
}

/** Milliseconds; longer than the pause that the desk makes between two events. */
const restMs = 1_700;

/** Runs `action` and waits until exactly the expected events were published. Returns the number of database queries. */
async function expectSent(expected: Record<string, number>, action: () => Promise<unknown>): Promise<number> {
  sent.clear();
  const counted = () => Object.fromEntries(sent);
  return await askedWhile(async () => {
    await action();
    await expect.poll(counted).toEqual(expected);
    await wait(restMs);
    expect(counted()).toEqual(expected);
  });
}

/** Number of database queries during `action`. */
async function askedWhile(action: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await action();
    return query.mock.calls.filter(([statement]) => !isRound(JSON.stringify(statement))).length;
  } finally {
    query.mockRestore();
  }
}

/** Queries that a node repeats on a timer, independently of events. */
function isRound(statement: string): boolean {
  return statement.includes('pg_stat_activity') || statement.includes('from \\"live_events\\"');
}

test('a message in one of 500 chats reaches its two sides, updates the list of each of 50 agents once, and needs few queries', {
  timeout: 60_000,
}, async () => {
  const received = { 'desk:support': agentCount, support: 1, [`support:${chatId}`]: 2 };
  expect(await expectSent(received, () => say(api, customer, chatId, {}))).toBeLessThan(15);
  expect(await expectSent(received, () => say(api, agent, chatId, { isAgent: true }))).toBeLessThan(25);
  const marks = { deliveredSeq: 9, readSeq: 9 };
  const read = { support: 1, [`support:${chatId}`]: 2 };
  await expectSent(read, () => api.call('PUT', `/support/tickets/${chatId}/marks`, marks, customer));
});

test("a hundred messages update the agents' lists at most once per second", { timeout: 60_000 }, async () => {
  sent.clear();
  const started = performance.now();
  for (let count = 0; count < 100; count++) await say(api, customer, chatId, {});
  await wait(restMs);
  const seconds = (performance.now() - started) / 1_000;
  expect(sent.get('desk:support')).toBeLessThanOrEqual(agentCount * (1 + seconds));
  expect(sent.get(`support:${chatId}`)).toBeLessThanOrEqual(200);
});
