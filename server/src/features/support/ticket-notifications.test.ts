import type { Notification } from '@pahiya/contract/notifications/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { documents } from '../../../test/documents.ts';
import { sendMails } from '../../../test/mailing.ts';
import { createStaff } from '../../../test/staff.ts';
import { attach, raiseTicket, readMessages, say } from '../../../test/ticketing.ts';
import type { Mail } from '../../platform/mailer.ts';
import { composePush } from '../notifications/rules/push-message.ts';

let api: Api;
let agent: Customer;
let customer: Customer;
let ticket: TicketDetail;

beforeAll(async () => {
  api = await startApi();
  agent = await createStaff(api, 'agent');
});

afterAll(() => api.stop());

beforeEach(async () => {
  customer = await createCustomer(api);
  ticket = await raiseTicket(api, customer);
});

const answer = (message: string) => say(api, agent, ticket.id, { message, isAgent: true });

async function notifications(): Promise<Notification[]> {
  return (await api.call<Page<Notification>>('GET', '/notifications', undefined, customer)).body.items;
}

/** The mails sent once the answers have waited for their reader. */
async function mailed(): Promise<Mail[]> {
  const sent = await sendMails(api.services.db, { origin: 'https://pahiya.example' });
  return sent.filter(({ to }) => to === customer.email);
}

test('answers to a ticket are one notification while it is unread, and one mail that links to it', async () => {
  await answer('We look into it.');
  await answer('It is refunded.');
  expect(await notifications()).toMatchObject([
    {
      ...{ type: 'support', title: 'Support replied', message: '2 new messages about "Wrong amount": It is refunded.' },
      ...{ data: { kind: 'reply', ticket_id: ticket.id, subject: 'Wrong amount' }, actors: [], read: false },
    },
  ]);
  const mails = await mailed();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://pahiya.example/support/tickets/${ticket.id}`);
  await answer('Anything else?');
  expect(await mailed()).toEqual([]);
});

test('a reader of the conversation gets no mail, and the notification is new again with the next answer', async () => {
  await answer('Good morning');
  const { seq = 0 } = (await readMessages(api, customer, ticket.id)).at(-1) ?? {};
  await api.call('PUT', `/support/tickets/${ticket.id}/marks`, { deliveredSeq: seq, readSeq: seq }, customer);
  expect(await notifications()).toMatchObject([{ read: true }]);
  expect(await mailed()).toEqual([]);
  await answer('Still there?');
  expect(await notifications()).toMatchObject([{ read: false, message: 'About "Wrong amount": Still there?' }]);
  expect(await mailed()).toHaveLength(1);
});

test('a customer who turned support notifications off gets none', async () => {
  const [on, off] = [true, false].map((is) => ({ inApp: is, push: is, email: is }));
  const choices = { like: on, comment: on, follow: on, booking: on, support: off, vehicle: on, quietHours: null };
  await api.call('PUT', '/notifications/preferences', choices, customer);
  await answer('Good morning');
  expect([await notifications(), await mailed()]).toEqual([[], []]);
});

test.each([
  ['en', 'Support replied'],
  ['hi', 'सपोर्ट का जवाब आया'],
  ['te', 'సపోర్ట్ సమాధానం ఇచ్చింది'],
])('a push in %s links to the ticket', async (language, title) => {
  await answer('Good morning');
  const [stored] = await notifications();
  if (!stored) throw new Error('The customer was told');
  const news = { ...stored, notificationId: stored.id, actor: null, language };
  const push = composePush(news);
  expect(push).toMatchObject({ title, tag: `support:${ticket.id}`, url: `/support/tickets/${ticket.id}` });
  expect(push.data).toEqual({ type: 'support', notification_id: stored.id, ticket_id: ticket.id });
});

test('the conversation is mailed to the account’s address, whatever address the form had', async () => {
  const bill = await attach(api, customer.token, { bytes: documents.pdf });
  await say(api, customer, ticket.id, { message: 'Here is the bill', fileIds: [bill.body.id] });
  await answer('Thank you');
  await mailed();
  const asked = await api.call('POST', `/support/tickets/${ticket.id}/transcript`, {}, customer);
  expect(asked).toMatchObject({ status: 200, body: { sentTo: customer.email } });
  const mail = api.mails.find(({ subject }) => subject === 'Your conversation with Pahiya support');
  expect(mail?.to).toBe(customer.email);
  const order = ['The bill says ₹499.', 'Asha Rao:\nHere is the bill\n[bill.pdf]', 'Meera agent (Pahiya):\nThank you'];
  const places = order.map((part) => mail?.text.indexOf(part) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect((await notifications()).filter(({ title }) => title.includes('conversation'))).toEqual([]);
});
