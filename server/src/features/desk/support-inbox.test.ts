import { randomUUID } from 'node:crypto';
import type { DeskTicket, InboxTicket } from '@pahiya/contract/desk/support/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { ChatMessage, TicketDetail } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createTicket } from '../../../test/desk-world.ts';
import { createGarage } from '../../../test/garages.ts';
import { openLive } from '../../../test/live-stream.ts';
import { createStaff } from '../../../test/staff.ts';
import { notifications } from '../notifications/tables.ts';
import { supportTickets } from '../support/tables.ts';
import { loadCannedReplies } from './commands/canned-replies.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let agent: Customer;
let second: Customer;

beforeAll(async () => {
  api = await startApi();
  agent = await createStaff(api, 'agent');
  second = await createStaff(api, 'agent');
});

afterAll(() => api.stop());

async function inbox(query: Record<string, string>, by = agent): Promise<InboxTicket[]> {
  const items: InboxTicket[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const search = new URLSearchParams({ limit: '3', ...query, ...(cursor && { cursor }) });
    const page: Page<InboxTicket> = (await api.call<Page<InboxTicket>>('GET', `/desk/tickets?${search}`, undefined, by))
      .body;
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

async function read(ticketId: string, by = agent): Promise<DeskTicket> {
  return (await api.call<DeskTicket>('GET', `/desk/tickets/${ticketId}`, undefined, by)).body;
}

function answer(ticketId: string, message = 'I am looking', by = agent, messageId: string = randomUUID()) {
  return api.call<ChatMessage>('POST', `/desk/tickets/${ticketId}/messages`, { messageId, message }, by);
}

function set(ticketId: string, change: object, by = agent) {
  return api.call<DeskTicket>('PATCH', `/desk/tickets/${ticketId}`, change, by);
}

async function messagesOf(ticketId: string, by: Customer): Promise<ChatMessage[]> {
  return (await api.call<{ items: ChatMessage[] }>('GET', `/support/tickets/${ticketId}/messages`, undefined, by)).body
    .items;
}

async function actionsOn(ticketId: string): Promise<string[]> {
  const rows = await auditOf(api.services.db, eq(deskAudit.subjectId, ticketId));
  return rows.map(({ action, actorName }) => `${action} ${actorName}`);
}

test('the first answer sets the ticket in progress, assigns it to its author and notifies the customer', async () => {
  const customer = await createCustomer(api);
  const { id } = await createTicket(api, customer);
  expect((await inbox({ view: 'unassigned' })).map((ticket) => ticket.id)).toContain(id);
  const messageId = randomUUID();
  const [first, again] = [await answer(id, 'Hello', agent, messageId), await answer(id, 'Hello', agent, messageId)];
  expect(first).toMatchObject({
    status: 201,
    body: { seq: 1, senderType: 'agent', senderName: 'Meera agent', message: 'Hello' },
  });
  expect(again.body).toEqual(first.body);
  await answer(id, 'And again', second);
  const ticket = await read(id);
  expect(ticket).toMatchObject({ status: 'in_progress', agent: { id: agent.id, name: 'Meera agent' } });
  expect(ticket.firstResponseSeconds).toBeGreaterThanOrEqual(0);
  expect(ticket.resolutionSeconds).toBeNull();
  expect((await inbox({ view: 'unassigned' })).map((one) => one.id)).not.toContain(id);
  expect((await inbox({ view: 'mine' })).map((one) => one.id)).toContain(id);
  expect((await messagesOf(id, customer)).map(({ seq, message }) => [seq, message])).toEqual([
    [1, 'Hello'],
    [2, 'And again'],
  ]);
  const listed = await api.services.db.select().from(notifications).where(eq(notifications.userId, customer.id));
  expect(listed).toHaveLength(1);
  expect(listed[0]).toMatchObject({ type: 'support', message: expect.stringContaining('And again') });
  expect(await actionsOn(id)).toEqual(['ticket.reply Meera agent', 'ticket.reply Meera agent']);
});

test('customer messages are unread until an agent reads them', async () => {
  const customer = await createCustomer(api);
  const { id } = await createTicket(api, customer);
  for (const message of ['One', 'Two']) {
    const said = { messageId: randomUUID(), message };
    await api.call('POST', `/support/tickets/${id}/messages`, said, customer);
  }
  const [listed] = (await inbox({ view: 'all', sort: 'updated' })).filter((ticket) => ticket.id === id);
  expect(listed).toMatchObject({ unread: 2, lastMessage: 'Two', isAppeal: false });
  await api.call('PUT', `/desk/tickets/${id}/marks`, { deliveredSeq: 2, readSeq: 1 }, agent);
  expect((await read(id)).unread).toBe(1);
  await api.call('PUT', `/desk/tickets/${id}/marks`, { deliveredSeq: 2_000_000_000, readSeq: 2_000_000_000 }, agent);
  expect((await read(id)).unread).toBe(0);
  const { body } = await api.call<TicketDetail>('GET', `/support/tickets/${id}`, undefined, customer);
  expect(body).toMatchObject({ deliveredSeq: 2, readSeq: 2 });
});

test('a ticket is resolved, reopened and closed, and the customer is told each time', async () => {
  const customer = await createCustomer(api);
  const { id } = await createTicket(api, customer);
  expect((await set(id, { status: 'resolved', priority: 'high' })).body).toMatchObject({
    status: 'resolved',
    priority: 'high',
    resolutionSeconds: expect.any(Number),
  });
  await set(id, { status: 'open' });
  await set(id, { status: 'closed' });
  expect((await messagesOf(id, customer)).map(({ senderType }) => senderType)).toEqual(['system', 'system', 'system']);
  expect(await answer(id)).toMatchObject({ status: 409, body: { code: 'TICKET_CLOSED' } });
  expect(await set(id, { status: 'resolved' })).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  // Unchanged values are not recorded.
  expect((await set(id, { status: 'closed', priority: 'high' })).status).toBe(200);
  expect(await actionsOn(id)).toEqual([
    'ticket.status Meera agent',
    'ticket.priority Meera agent',
    'ticket.status Meera agent',
    'ticket.status Meera agent',
  ]);
  const listed = await api.services.db.select().from(notifications).where(eq(notifications.userId, customer.id));
  expect(listed.map(({ title }) => title)).toEqual(['Ticket closed']);
});

test('when two agents take a ticket at once, the last one gets it, and both are notified', async () => {
  const { id } = await createTicket(api, await createCustomer(api));
  const streams = await Promise.all(
    [agent, second].map(({ token }) => openLive(api.url, { token, topics: 'desk:support' })),
  );
  const take = (by: Customer) => api.call<DeskTicket>('PUT', `/desk/tickets/${id}/agent`, { agentId: by.id }, by);
  const taken = await Promise.all([take(agent), take(second)]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  const [forOne, forOther] = [await read(id, agent), await read(id, second)];
  expect(forOne).toEqual(forOther);
  const actions = await auditOf(api.services.db, eq(deskAudit.subjectId, id));
  expect(actions).toHaveLength(2);
  expect([agent.id, second.id]).toContain(forOne.agent?.id);
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ topic: 'desk:support', ref: id });
    stream.close();
  }
  const given = await api.call<DeskTicket>('PUT', `/desk/tickets/${id}/agent`, { agentId: null }, agent);
  expect(given.body.agent).toBeNull();
  const customer = await createCustomer(api);
  const refused = await api.call('PUT', `/desk/tickets/${id}/agent`, { agentId: customer.id }, agent);
  expect(refused).toMatchObject({ status: 404, body: { data: { field: 'agentId' } } });
});

test('when two agents take an unassigned ticket at once, the first one gets it, and the other is told', async () => {
  const { id } = await createTicket(api, await createCustomer(api));
  const take = (by: Customer, heldBy: string | null) =>
    api.call<DeskTicket>('PUT', `/desk/tickets/${id}/agent`, { agentId: by.id, heldBy }, by);
  const answers = await Promise.all([take(agent, null), take(second, null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'TICKET_TAKEN' });
  const { agent: holder } = await read(id);
  const [winner, other] = holder?.id === agent.id ? [agent, second] : [second, agent];
  expect((await take(winner, null)).status).toBe(200);
  expect((await take(other, winner.id)).body.agent?.id).toBe(other.id);
});

test('notes are for agents only', async () => {
  const customer = await createCustomer(api);
  const { id } = await createTicket(api, customer);
  const { body } = await api.call<DeskTicket>('POST', `/desk/tickets/${id}/notes`, { text: 'Calls often' }, agent);
  expect(body.notes).toMatchObject([{ author: 'Meera agent', text: 'Calls often' }]);
  const own = await api.call('GET', `/support/tickets/${id}`, undefined, customer);
  expect(JSON.stringify([own.body, await messagesOf(id, customer)])).not.toContain('Calls often');
});

test("the customer's last bookings are shown beside the conversation", async () => {
  const customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [] });
  const booked = await api.call<{ id: string }>('POST', '/bookings', bookingInput(garage), customer);
  const { id } = await createTicket(api, customer, { bookingId: booked.body.id });
  const ticket = await read(id);
  const expected = { id: booked.body.id, garageName: garage.name, bookingTime: '10:00', status: 'confirmed' };
  expect(ticket.booking).toMatchObject(expected);
  const payment = { totalAmount: 1200, paymentMethod: 'cash', paymentStatus: 'cash_on_service' };
  expect(ticket.customerBookings).toMatchObject([{ ...expected, ...payment }]);
});

test('the inbox search finds subject, name, address and the beginning of the number, in every order without gaps', async () => {
  const customer = await createCustomer(api);
  const mine = [];
  for (const [place, priority] of ['low', 'high', 'medium', 'high', 'low', 'medium', 'high'].entries()) {
    mine.push(await createTicket(api, customer, { subject: `Brakes 100% ${place}`, priority, name: 'Ünal_Rao' }));
  }
  const ids = mine.map(({ id }) => id);
  for (const search of ['brakes 100%', 'ünal_rao', customer.email]) {
    const found = await inbox({ view: 'all', search, sort: 'created' });
    expect(
      found.map(({ id }) => id),
      search,
    ).toEqual(ids.toReversed());
  }
  expect(await inbox({ view: 'all', search: '100%_' })).toEqual([]);
  const numbered = await inbox({ view: 'all', search: `#${ids[0]?.slice(0, 8)}` });
  expect(numbered.map(({ id }) => id)).toContain(ids[0]);
  const ranked = await inbox({ view: 'all', search: 'brakes', sort: 'priority' });
  expect(ranked.map(({ priority }) => priority)).toEqual(['high', 'high', 'high', 'medium', 'medium', 'low', 'low']);
  expect(new Set(ranked.map(({ id }) => id)).size).toBe(7);
  const filtered = await inbox({ view: 'all', search: 'brakes', priority: 'high', status: 'open', category: 'garage' });
  expect(filtered).toHaveLength(3);
  expect(await inbox({ view: 'all', search: 'brakes', status: 'closed' })).toEqual([]);
});

test('a cursor of another sort order is refused', async () => {
  const path = (query: string) => `/desk/tickets?view=all&limit=1&${query}`;
  const { body } = await api.call<Page<InboxTicket>>('GET', path('sort=created'), undefined, agent);
  const refused = await api.call('GET', path(`sort=updated&cursor=${body.nextCursor}`), undefined, agent);
  expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('an appeal is marked, and shows the ruling it refers to', async () => {
  const customer = await createCustomer(api);
  await api.call('POST', `/desk/people/${customer.id}/warn`, { reason: 'No advertising' }, agent);
  const { rows } = await api.services.db.execute<{ id: string }>(
    sql`select id from moderation_actions where target_id = ${customer.id}`,
  );
  const appealOf = rows[0]?.id;
  const { id } = await createTicket(api, customer, { category: 'account', subject: 'Please look again', appealOf });
  const [listed] = await inbox({ view: 'all', search: 'Please look again' });
  expect(listed).toMatchObject({ id, isAppeal: true, category: 'account' });
  expect((await read(id)).appeal).toMatchObject({ id: appealOf, action: 'warn', reason: 'No advertising' });
  await expect
    .poll(() => api.mails.find(({ to }) => to === customer.email)?.text)
    .toContain(`/support/create-ticket?appeal=${appealOf}`);
});

test('six canned replies exist at first, and agents can change them', async () => {
  const list = async () =>
    (await api.call<{ id: string; title: string }[]>('GET', '/desk/canned-replies', undefined, agent)).body;
  await Promise.all([loadCannedReplies(api.services.db), loadCannedReplies(api.services.db)]);
  const [first, ...others] = await list();
  expect(others).toHaveLength(5);
  await api.call('PUT', `/desk/canned-replies/${first?.id}`, { title: 'A hello', text: 'Namaste' }, agent);
  expect((await list()).map(({ title }) => title)).toContain('A hello');
  await api.call('DELETE', `/desk/canned-replies/${first?.id}`, undefined, agent);
  await loadCannedReplies(api.services.db);
  expect(await list()).toHaveLength(5);
});

test("customers' messages and contact details appear in no log", async () => {
  const customer = await createCustomer(api);
  const { id } = await createTicket(api, customer, { phone: '9876512345', description: 'The secret of the gearbox' });
  await answer(id, 'A very private answer');
  await read(id);
  const log = api.logs.join();
  for (const text of ['9876512345', customer.email, 'secret of the gearbox', 'very private answer'])
    expect(log).not.toContain(text);
  await api.services.db.delete(supportTickets).where(eq(supportTickets.id, id));
});
