import { setTimeout as wait } from 'node:timers/promises';
import type { DeskTicket, InboxTicket } from '@pahiya/contract/desk/support/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { openLive } from '../../../test/live-stream.ts';
import { createStaff } from '../../../test/staff.ts';
import { raiseTicket, say } from '../../../test/ticketing.ts';
import { revokeRole } from '../desk/commands/revoke-role.ts';

const cli = { id: null, name: 'Test' };

let api: Api;
let other: Api;

beforeAll(async () => {
  api = await startApi();
  // A second node on the same database and origin.
  other = await startApi({ database: api.database, origin: api.services.origin });
});

// A closing node waits up to ten seconds for its connections.
afterAll(async () => {
  await other.stop();
  await api.stop();
}, 30_000);

async function inboxOf(agent: Customer): Promise<InboxTicket[]> {
  const { body } = await api.call<{ items: InboxTicket[] }>('GET', '/desk/tickets?view=all', undefined, agent);
  return body.items;
}

test("revoking a role ends its holder's streams on every node, and no further events are sent", async () => {
  const { db } = api.services;
  const customer = await createCustomer(api);
  const ticket = await raiseTicket(api, customer);
  const agent = await createStaff(api, 'agent');
  const topics = `desk:support,support:${ticket.id},support`;
  const open = (node: Api, lastEventId?: string) => openLive(node.url, { token: agent.token, topics, lastEventId });
  const streams = [await open(api), await open(other)];
  const untouched = await openLive(other.url, { token: customer.token, topics: `support:${ticket.id}` });
  expect(await revokeRole(db, { actor: cli, userId: agent.id, role: 'agent', garageId: null })).toMatchObject({
    ok: true,
  });
  for (const stream of streams) expect(await stream.next()).toBeNull();
  const again = await open(other, streams[1]?.received.at(-1)?.id);
  await say(api, customer, ticket.id, { message: 'Nobody else reads this' });
  expect(await untouched.next()).toMatchObject({ topic: `support:${ticket.id}` });
  const own = await raiseTicket(api, agent);
  expect(await again.next()).toMatchObject({ topic: 'support', ref: own.id });
  for (const stream of [again, untouched]) stream.close();
});

test('a stream opened while its role is being revoked follows nothing of that role', async () => {
  const { db } = api.services;
  const garage = await createGarage(db);
  const staff = await createStaff(api, 'garage', garage.id);
  const topics = `desk:${garage.id},support`;
  const revoked = revokeRole(db, { actor: cli, userId: staff.id, role: 'garage', garageId: garage.id });
  const opened = await openLive(api.url, { token: staff.token, topics });
  await revoked;
  await db.execute(`update mechanics set phone = '+919876500000' where garage_id = '${garage.id}'`);
  const own = await raiseTicket(api, staff);
  const received = await opened.next();
  // Either the stream has ended or it stays silent.
  if (received) expect(received).toMatchObject({ topic: 'support', ref: own.id });
  opened.close();
});

test('a granted role takes effect when the stream reconnects, and unrelated streams stay open', async () => {
  const customer = await createCustomer(api);
  const quiet = await openLive(api.url, { token: customer.token, topics: 'support' });
  const stream = await openLive(api.url, { token: customer.token, topics: 'desk:support' });
  await api.services.db.execute(
    `insert into staff_roles (id, user_id, role) values (gen_random_uuid(), '${customer.id}', 'agent')`,
  );
  expect(await stream.next()).toBeNull();
  const again = await openLive(api.url, { token: customer.token, topics: 'desk:support' });
  const { id } = await raiseTicket(api, customer);
  expect(await again.next()).toMatchObject({ topic: 'desk:support', ref: id });
  expect(await quiet.next()).toMatchObject({ topic: 'support', ref: id });
  for (const open of [again, quiet]) open.close();
});

test('agents are notified of changes to their lists at most once per second', async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => createCustomer(api)));
  const tickets = await Promise.all(customers.map((customer) => raiseTicket(api, customer)));
  const agent = await createStaff(api, 'agent');
  const stream = await openLive(api.url, { token: agent.token, topics: 'desk:support' });
  const started = performance.now();
  await Promise.all(customers.map((customer, place) => say(api, customer, tickets[place]?.id ?? '', {})));
  const reading = (async () => {
    while (await stream.next());
  })();
  // Longer than the pause between merged messages, so nothing is pending any more.
  await wait(2_000);
  stream.close();
  await reading;
  const received = stream.received.filter(({ topic }) => topic === 'desk:support').length;
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThanOrEqual(1 + (performance.now() - started) / 1_000);
});

test('when one side reads messages, everyone whose lists show it is notified', async () => {
  const { db } = api.services;
  const customer = await createCustomer(api);
  const agent = await createStaff(api, 'agent');
  const { id } = await raiseTicket(api, customer);
  await say(api, agent, id, { isAgent: true });
  await say(api, customer, id, {});
  async function topicsAfter(place: string, who: Customer): Promise<string[]> {
    const { rows: known } = await db.execute<{ id: string }>(`select max(id) as id from live_events`);
    await api.call('PUT', `/${place}/tickets/${id}/marks`, { deliveredSeq: 2, readSeq: 2 }, who);
    const { rows } = await db.execute<{ topic: string }>(
      `select topic from live_events where id > ${known[0]?.id} and ref = '${id}' order by topic`,
    );
    return rows.map(({ topic }) => topic);
  }
  expect(await topicsAfter('support', customer)).toEqual(['support', `support:${id}`]);
  expect(await topicsAfter('desk', agent)).toEqual(['desk:support', `support:${id}`]);
  expect(await topicsAfter('desk', agent)).toEqual([]);
});

test('two agents see the same after one of them was disconnected, and it matches the database', {
  timeout: 60_000,
}, async () => {
  const [asha, kiran] = [await createStaff(api, 'agent'), await createStaff(api, 'agent')];
  const customer = await createCustomer(api);
  const ticket = await raiseTicket(api, customer);
  const topics = `desk:support,support:${ticket.id}`;
  const shown = new Map<Customer, { inbox: InboxTicket[]; ticket: DeskTicket; seqs: number[] }>();
  async function show(agent: Customer): Promise<void> {
    const path = `/desk/tickets/${ticket.id}`;
    const { body } = await api.call<DeskTicket>('GET', path, undefined, agent);
    const seqs = shown.get(agent)?.seqs ?? [];
    const after = seqs.at(-1) ?? 0;
    const { body: page } = await api.call<{ items: { seq: number }[] }>(
      'GET',
      `${path}/messages?after=${after}`,
      undefined,
      agent,
    );
    const inbox = await inboxOf(agent);
    shown.set(agent, { inbox, ticket: body, seqs: [...seqs, ...page.items.map(({ seq }) => seq)] });
  }
  /** Reloads on every message, as a page does, until none arrives for longer than the pause. */
  async function follow(node: Api, agent: Customer, lastEventId?: string) {
    const stream = await openLive(node.url, { token: agent.token, topics, lastEventId });
    if (!lastEventId) await show(agent);
    const reading = (async () => {
      while (await stream.next()) await show(agent);
    })();
    return { stream, reading };
  }
  const stays = await follow(api, asha);
  const cut = await follow(api, kiran);
  await say(api, customer, ticket.id, { message: 'One' });
  await wait(1_500);
  cut.stream.close();
  await cut.reading;
  await say(api, customer, ticket.id, { message: 'Two' });
  await say(api, asha, ticket.id, { message: 'Three', isAgent: true });
  await api.call('PATCH', `/desk/tickets/${ticket.id}`, { priority: 'high' }, asha);
  await raiseTicket(api, await createCustomer(api), { subject: 'Came meanwhile' });
  const back = await follow(other, kiran, cut.stream.received.at(-1)?.id);
  await say(api, customer, ticket.id, { message: 'Four' });
  const { db } = api.services;
  await expect
    .poll(
      async () => {
        const [one, two] = [shown.get(asha), shown.get(kiran)];
        const { rows } = await db.execute<{ last: number; priority: string; agent: string }>(
          `select last_seq as last, priority, agent_id as agent from support_tickets where id = '${ticket.id}'`,
        );
        expect(rows).toEqual([{ last: 4, priority: 'high', agent: asha.id }]);
        expect(one?.ticket).toMatchObject({ priority: 'high', agent: { id: asha.id } });
        expect(one?.seqs).toEqual([1, 2, 3, 4]);
        expect(one?.inbox[0]).toMatchObject({ id: ticket.id, lastMessage: 'Four' });
        expect(two).toEqual(one);
        return two?.inbox.map(({ subject }) => subject);
      },
      { timeout: 30_000, interval: 200 },
    )
    .toContain('Came meanwhile');
  for (const { stream, reading } of [stays, back]) {
    stream.close();
    await reading;
  }
});
