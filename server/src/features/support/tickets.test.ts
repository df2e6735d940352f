import { randomUUID } from 'node:crypto';
import type { Page } from '@pahiya/contract/shared/pages';
import type { Ticket, TicketDetail } from '@pahiya/contract/support/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { writeComment, writePost } from '../../../test/members.ts';
import { raiseTicket, readMessages, say, ticketForm } from '../../../test/ticketing.ts';
import { moderationActions } from '../community/tables.ts';
import { supportTickets } from './tables.ts';

let api: Api;
let asha: Customer;
let stranger: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api);
  stranger = await createCustomer(api, 'Ravi Das');
});

afterAll(() => api.stop());

async function setStatus(id: string, status: Ticket['status']): Promise<void> {
  await api.services.db.update(supportTickets).set({ status }).where(eq(supportTickets.id, id));
}

async function list(customer: Customer, query = ''): Promise<Page<Ticket>> {
  return (await api.call<Page<Ticket>>('GET', `/support/tickets?${query}`, undefined, customer)).body;
}

test('a new ticket is open, has medium priority and keeps the form’s data', async () => {
  const made = await raiseTicket(api, asha, { name: '  ', phone: '', subject: '  Wrong amount ' });
  expect(made).toMatchObject({
    ...{ subject: 'Wrong amount', status: 'open', priority: 'medium', category: 'payment' },
    ...{ customerName: 'Customer', customerEmail: 'asha@example.com', customerPhone: null, unread: 0 },
    ...{ booking: null, attachments: [], rating: null, canReopen: false, canRate: false, hasAgent: false },
  });
});

test.each([
  ['subject', { subject: '  ' }],
  ['description', { description: ' \n ' }],
  ['category', { category: 'chat' as never }],
  ['email', { email: 'no address' }],
  ['fileIds', { fileIds: Array.from({ length: 6 }, () => randomUUID()) }],
])('a form with an invalid %s is refused, naming the field', async (field, change) => {
  const answer = await api.call('POST', '/support/tickets', ticketForm(change), asha);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field } } });
});

test('the same form sent ten times at once makes one ticket', async () => {
  const form = ticketForm();
  const customer = await createCustomer(api);
  const sent = Array.from({ length: 10 }, () => api.call<TicketDetail>('POST', '/support/tickets', form, customer));
  const ids = (await Promise.all(sent)).map(({ status, body }) => `${status} ${body.id}`);
  expect(new Set(ids).size).toBe(1);
  expect((await list(customer)).items).toHaveLength(1);
});

test('only the customer’s own booking is kept; a garage page’s or another customer’s is left out', async () => {
  const garage = await createGarage(api.services.db);
  const bookingId = await createCompletedBooking(api, asha, garage);
  expect((await raiseTicket(api, asha, { bookingId })).booking).toMatchObject({ id: bookingId, status: 'completed' });
  for (const other of [garage.id, randomUUID()])
    expect((await raiseTicket(api, asha, { bookingId: other })).booking).toBeNull();
  expect((await raiseTicket(api, stranger, { bookingId })).booking).toBeNull();
});

test('an appeal keeps only a ruling on the customer’s own account, post or comment', async () => {
  const { db } = api.services;
  const post = await writePost(api, asha);
  const comment = await writeComment(api, asha, post.id);
  async function appealed(customer: Customer, appealOf: string): Promise<string | null | undefined> {
    const { id } = await raiseTicket(api, customer, { appealOf });
    const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
    return row?.appealOf;
  }
  for (const [target, targetId] of [
    ['profile', asha.id],
    ['post', post.id],
    ['comment', comment.id],
  ] as const) {
    const id = randomUUID();
    const ruling = { id, target, targetId, actor: 'Meera', action: 'warn', reason: 'No advertising' } as const;
    await db.insert(moderationActions).values(ruling);
    expect(await appealed(asha, id), target).toBe(id);
    expect(await appealed(stranger, id), target).toBeNull();
  }
});

test('another customer’s ticket looks like one that does not exist', async () => {
  const { id } = await raiseTicket(api, asha);
  const there = `/support/tickets/${id}`;
  const marks = { deliveredSeq: 1, readSeq: 1 };
  for (const [method, path, body] of [
    ['GET', there, undefined],
    ['GET', `${there}/messages`, undefined],
    ['POST', `${there}/messages`, { messageId: randomUUID(), message: 'Hello' }],
    ['POST', `${there}/reopen`, {}],
    ['PUT', `${there}/rating`, { stars: 1 }],
    ['PUT', `${there}/marks`, marks],
    ['POST', `${there}/typing`, {}],
    ['POST', `${there}/transcript`, {}],
  ] as const) {
    const answer = await api.call(method, path, body, stranger);
    expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await api.call(method, path, body)).status, path).toBe(401);
  }
  expect((await list(stranger)).items.map((ticket) => ticket.id)).not.toContain(id);
  expect(await readMessages(api, asha, id)).toEqual([]);
});

test('own tickets come newest first, by status and category, page by page', async () => {
  const customer = await createCustomer(api);
  const made: string[] = [];
  for (const category of ['garage', 'account', 'garage'] as const)
    made.unshift((await raiseTicket(api, customer, { category })).id);
  await setStatus(made[0] ?? '', 'resolved');
  expect((await list(customer)).items.map(({ id }) => id)).toEqual(made);
  expect((await list(customer, 'category=garage')).items.map(({ id }) => id)).toEqual([made[0], made[2]]);
  expect((await list(customer, 'status=open')).items.map(({ id }) => id)).toEqual(made.slice(1));
  const first = await list(customer, 'limit=2');
  const second = await list(customer, `limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
  expect(second.nextCursor).toBeNull();
  expect((await api.call('GET', '/support/tickets?cursor=x', undefined, customer)).status).toBe(400);
});

test('a resolved ticket is reopened by its owner or by their next message', async () => {
  const { id } = await raiseTicket(api, asha);
  await setStatus(id, 'resolved');
  const reopened = await api.call('POST', `/support/tickets/${id}/reopen`, {}, asha);
  expect(reopened).toMatchObject({ status: 200, body: { status: 'open', canReopen: false } });
  await setStatus(id, 'resolved');
  await say(api, asha, id, { message: 'It is still wrong' });
  expect((await api.call('GET', `/support/tickets/${id}`, undefined, asha)).body).toMatchObject({ status: 'open' });
  const said = (await readMessages(api, asha, id)).map(({ seq, senderType }) => `${seq} ${senderType}`);
  expect(said).toEqual(['1 system', '2 user', '3 system']);
});

test('a closed ticket accepts no message, but a repeat of an earlier one succeeds', async () => {
  const { id } = await raiseTicket(api, asha);
  const messageId = randomUUID();
  expect((await say(api, asha, id, { messageId })).status).toBe(201);
  await setStatus(id, 'closed');
  expect(await say(api, asha, id, {})).toMatchObject({ status: 409, body: { code: 'TICKET_CLOSED' } });
  expect(await say(api, asha, id, { messageId })).toMatchObject({ status: 201, body: { seq: 1 } });
});

test('only a resolved ticket can be rated, and rating again replaces the rating', async () => {
  const { id } = await raiseTicket(api, asha);
  const rate = (stars: number, comment = '') =>
    api.call<TicketDetail>('PUT', `/support/tickets/${id}/rating`, { stars, comment }, asha);
  expect((await rate(5)).status).toBe(404);
  await setStatus(id, 'resolved');
  const before = await api.call<TicketDetail>('GET', `/support/tickets/${id}`, undefined, asha);
  expect(before.body.canRate).toBe(true);
  expect((await rate(6)).status).toBe(400);
  expect((await rate(2, 'Slow')).body).toMatchObject({ rating: { stars: 2, comment: 'Slow' }, canRate: false });
  expect((await rate(4)).body.rating).toEqual({ stars: 4, comment: '' });
});
