import { randomUUID } from 'node:crypto';
import { systemTexts, type TicketDetail } from '@pahiya/contract/support/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createStaff } from '../../../test/staff.ts';
import { raiseTicket, readMessages, say } from '../../../test/ticketing.ts';
import { supportTickets } from './tables.ts';

let api: Api;
let agent: Customer;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  agent = await createStaff(api, 'agent');
});

afterAll(() => api.stop());

beforeEach(async () => {
  customer = await createCustomer(api);
});

async function openChat(): Promise<TicketDetail> {
  return (await api.call<TicketDetail>('POST', '/support/chat', {}, customer)).body;
}

async function find(id: string): Promise<TicketDetail> {
  return (await api.call<TicketDetail>('GET', `/support/tickets/${id}`, undefined, customer)).body;
}

test('a chat begins with a welcome, and twenty tabs at once open the same one', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, openChat));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const [chat] = opened;
  expect(chat).toMatchObject({ subject: 'Live Chat Support', category: 'chat', priority: 'medium', status: 'open' });
  const messages = await readMessages(api, customer, chat?.id ?? '');
  expect(messages).toMatchObject([{ seq: 1, senderType: 'system', message: systemTexts.welcome }]);
});

test('a resolved chat is followed by a new one, and when reopened beside it becomes an ordinary ticket', async () => {
  const { db } = api.services;
  const first = await openChat();
  await db.update(supportTickets).set({ status: 'resolved' }).where(eq(supportTickets.id, first.id));
  const second = await openChat();
  expect(second.id).not.toBe(first.id);
  expect((await say(api, customer, first.id, {})).status).toBe(201);
  expect(await find(first.id)).toMatchObject({ status: 'open', category: 'other' });
  expect((await openChat()).id).toBe(second.id);
});

test('a reopened chat stays a chat beside an ordinary ticket and the chats of other customers', async () => {
  const { db } = api.services;
  const other = await createCustomer(api, 'Ravi Das');
  expect((await api.call('POST', '/support/chat', {}, other)).status).toBe(200);
  await raiseTicket(api, customer);
  const { id } = await openChat();
  await db.update(supportTickets).set({ status: 'resolved' }).where(eq(supportTickets.id, id));
  expect((await say(api, customer, id, {})).status).toBe(201);
  expect(await find(id)).toMatchObject({ status: 'open', category: 'chat' });
});

test('fifty messages at once are numbered one to fifty, in the order of their times', async () => {
  const { id } = await openChat();
  const sent = Array.from({ length: 50 }, (_, index) =>
    say(api, index % 2 ? customer : agent, id, { message: `Message ${index}`, isAgent: index % 2 === 0 }),
  );
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const messages = await readMessages(api, customer, id);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  expect(messages).toHaveLength(51);
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
});

test('the same message sent ten times at once is stored once', async () => {
  const { id } = await openChat();
  const messageId = randomUUID();
  const sent = Array.from({ length: 10 }, () => say(api, customer, id, { messageId, message: 'Once' }));
  const numbers = (await Promise.all(sent)).map(({ status, body }) => `${status} ${body.seq}`);
  expect(new Set(numbers)).toEqual(new Set(['201 2']));
  const other = await createCustomer(api);
  const chat = await api.call<TicketDetail>('POST', '/support/chat', {}, other);
  expect((await say(api, other, chat.body.id, { messageId })).status).toBe(404);
});

test('a reconnecting reader gets exactly the missed messages', async () => {
  const { id } = await openChat();
  for (let index = 0; index < 5; index++) await say(api, customer, id, { message: `Message ${index}` });
  const path = `/support/tickets/${id}/messages?after=2&limit=2`;
  const { body } = await api.call('GET', path, undefined, customer);
  expect(body).toMatchObject({ items: [{ seq: 3 }, { seq: 4 }], hasMore: true });
  expect((await readMessages(api, customer, id, 4)).map(({ seq }) => seq)).toEqual([5, 6]);
  expect(await readMessages(api, customer, id, 6)).toEqual([]);
});

test('an empty or blank message is refused, and a message is trimmed', async () => {
  const { id } = await openChat();
  for (const message of ['', '  \n '])
    expect(await say(api, customer, id, { message })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect((await say(api, customer, id, { message: '  Hello  ' })).body.message).toBe('Hello');
});

test('an answer shows its agent, and marks only move forward and never beyond the last message', async () => {
  const { id } = await openChat();
  const mark = (deliveredSeq: number, readSeq: number) =>
    api.call('PUT', `/support/tickets/${id}/marks`, { deliveredSeq, readSeq }, customer);
  expect(await find(id)).toMatchObject({ hasAgent: false, unread: 1 });
  await say(api, agent, id, { message: 'Good morning', isAgent: true });
  expect(await find(id)).toMatchObject({ hasAgent: true, unread: 2, status: 'in_progress' });
  const [, answer] = await readMessages(api, customer, id);
  expect(answer).toMatchObject({ senderType: 'agent', senderName: 'Meera agent' });
  await mark(2, 1);
  expect((await find(id)).unread).toBe(1);
  await mark(0, 0);
  expect((await find(id)).unread).toBe(1);
  await mark(1_000_000, 1_000_000);
  const [row] = await api.services.db.select().from(supportTickets).where(eq(supportTickets.id, id));
  expect(row).toMatchObject({ userDeliveredSeq: 2, userReadSeq: 2, lastSeq: 2 });
  await api.call('PUT', `/desk/tickets/${id}/marks`, { deliveredSeq: 2, readSeq: 1 }, agent);
  expect(await find(id)).toMatchObject({ deliveredSeq: 2, readSeq: 1, unread: 0 });
});
