import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { askAll, createConversation, ended, question, retry } from '../../../test/revvy-stream.ts';
import { answerRequest } from '../../cli/staff-commands/answer-request.ts';
import { supportTickets } from '../support/tables.ts';
import { revvyMessages } from './tables.ts';

let api: Api;
let asha: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api);
});

afterAll(() => api.stop());

function handOver(conversationId: string, { token }: Customer = asha) {
  return api.call<{ ticketId: string }>('POST', `/revvy/conversations/${conversationId}/hand-over`, {}, { token });
}

async function findTicket(id: string) {
  const [ticket] = await api.services.db.select().from(supportTickets).where(eq(supportTickets.id, id));
  return ticket;
}

test('a conversation becomes one ticket, however often the same state is handed over', async () => {
  const conversationId = await createConversation(api, asha);
  await askAll(api, asha, conversationId, question('My clutch slips\nuphill'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => handOver(conversationId)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const [ticketId = '', ...others] = new Set(answers.map(({ body }) => body.ticketId));
  expect(others).toEqual([]);
  expect(await findTicket(ticketId)).toMatchObject({
    userId: asha.id,
    subject: 'My clutch slips uphill',
    category: 'other',
    status: 'open',
    customerName: 'Asha Rao',
    customerEmail: asha.email,
    description: 'Customer: My clutch slips\nuphill\n\nRevvy: You said: My clutch slips\nuphill',
  });
  await askAll(api, asha, conversationId, question('And now?'));
  const later = await handOver(conversationId);
  expect(later.body.ticketId).not.toBe(ticketId);
});

test('a conversation whose answer was retried becomes one new ticket', async () => {
  const conversationId = await createConversation(api, asha);
  const { reply } = ended(await askAll(api, asha, conversationId, question('Why does it knock?')));
  await api.services.db.update(revvyMessages).set({ content: 'No idea' }).where(eq(revvyMessages.id, reply.id));
  const { body: before } = await handOver(conversationId);
  expect((await findTicket(before.ticketId))?.description).toContain('No idea');
  await (await retry(api, asha, reply.id)).rest();
  const answers = [await handOver(conversationId), await handOver(conversationId)];
  const [ticketId = '', ...others] = new Set(answers.map(({ body }) => body.ticketId));
  expect(others).toEqual([]);
  expect(ticketId).not.toBe(before.ticketId);
  expect((await findTicket(ticketId))?.description).toContain('You said: Why does it knock?');
});

test('the ticket contains the warning that the customer saw', async () => {
  const conversationId = await createConversation(api, asha);
  await askAll(api, asha, conversationId, question('There is smoke'));
  const { body } = await handOver(conversationId);
  expect((await findTicket(body.ticketId))?.description).toBe(
    'Customer: There is smoke\n\nRevvy: Do not drive.\n\nYou said: There is smoke',
  );
});

test('the ticket contains the end of a long conversation', async () => {
  const conversationId = await createConversation(api, asha);
  for (let round = 0; round < 4; round++) {
    await askAll(api, asha, conversationId, question(`${round} ${'🚗'.repeat(1_990)}`));
  }
  const { body } = await handOver(conversationId);
  const description = (await findTicket(body.ticketId))?.description ?? '';
  expect(description.length).toBe(20_000);
  expect(description).toMatch(/^…/);
  expect(description.isWellFormed()).toBe(true);
  expect(description).toContain('You said: 3 ');
});

test("an empty conversation and somebody else's conversation cannot be handed over", async () => {
  const conversationId = await createConversation(api, asha);
  expect((await handOver(conversationId)).status).toBe(404);
  await askAll(api, asha, conversationId, question('Mine'));
  expect((await handOver(conversationId, await createCustomer(api))).status).toBe(404);
});

test('the desk lists open tickets with their text, without terminal control characters', async () => {
  await api.services.db.delete(supportTickets);
  const tickets = () =>
    answerRequest(api.services.db, { command: 'tickets' }, new Date(), async () => api.services.files.store);
  expect((await tickets()).lines).toEqual(['No open tickets.']);
  const conversationId = await createConversation(api, asha);
  await askAll(api, asha, conversationId, question('Red \u001b[31m text\u202e here 👨‍👩‍👧\nक्षमा करें'));
  const { body } = await handOver(conversationId);
  const { lines } = await tickets();
  expect(lines[0]).toMatch(new RegExp(`^${body.ticketId}  .*  open  medium other  Asha Rao ${asha.email}  "Red`));
  expect(lines.slice(1)).toEqual([
    '    Customer: Red  [31m text  here 👨‍👩‍👧',
    '    क्षमा करें',
    '',
    '    Revvy: You said: Red  [31m text  here 👨‍👩‍👧',
    '    क्षमा करें',
  ]);
  await api.services.db.update(supportTickets).set({ status: 'resolved' });
  expect((await tickets()).lines).toEqual(['No open tickets.']);
});
