import { randomUUID } from 'node:crypto';
import type { Page } from '@pahiya/contract/shared/pages';
import type { CallRequest, CallSlot, RequestCallInput, SupportState } from '@pahiya/contract/support/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createLogSms } from '../../platform/sms.ts';
import { endMissedCalls } from './commands/end-missed-calls.ts';
import { sendConfirmations } from './commands/send-confirmations.ts';
import { callRequests } from './tables.ts';

let api: Api;
let asha: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api);
});

afterAll(() => api.stop());

afterEach(() => {
  api.clock.now = morning;
});

function wish(change: Partial<RequestCallInput> = {}): RequestCallInput {
  const slot = { date: '2026-11-23', time: '14:00' } as const;
  const caller = { name: 'Asha Rao', phone: '+91 98765 43210', reason: 'My refund' };
  return { ...caller, ...slot, idempotencyKey: randomUUID(), ...change };
}

async function request(change: Partial<RequestCallInput> = {}, customer = asha) {
  const answer = await api.call<CallRequest>('POST', '/support/call-requests', wish(change), customer);
  await api.services.support.idle();
  return answer;
}

async function statusOf(id: string) {
  const [row] = await api.services.db.select().from(callRequests).where(eq(callRequests.id, id));
  return row?.status;
}

test('anybody sees when we can call; what is over of today is there and marked', async () => {
  api.clock.now = new Date('2026-11-23T07:00:00Z');
  const { body } = await api.call<CallSlot[]>('GET', '/support/call-slots');
  expect(body.map(({ date, time, isOver }) => `${date} ${time} ${isOver}`)).toEqual([
    '2026-11-23 10:00 true',
    '2026-11-23 14:00 false',
    '2026-11-24 10:00 false',
    '2026-11-24 14:00 false',
    '2026-11-24 17:00 false',
  ]);
});

test('a call is pending, at the instant of its slot in India', async () => {
  const { status, body } = await request();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'pending', preferredTime: '2026-11-23T08:30:00.000Z', canCancel: true },
    ...{ customerName: 'Asha Rao', customerEmail: null, reason: 'My refund' },
  });
});

test.each([
  ['a slot that is over', { date: '2026-11-23', time: '10:00' }, '2026-11-23T06:20:00Z'],
  ['an evening of today', { date: '2026-11-23', time: '17:00' }, '2026-11-23T04:30:00Z'],
  ['a day further off', { date: '2026-11-25', time: '10:00' }, '2026-11-23T04:30:00Z'],
  ['yesterday', { date: '2026-11-22', time: '10:00' }, '2026-11-23T04:30:00Z'],
] as const)('%s cannot be had', async (_what, slot, now) => {
  api.clock.now = new Date(now);
  expect(await request(slot)).toMatchObject({ status: 409, body: { code: 'SLOT_OVER' } });
});

test('the same key asks once, ten times at once and after its slot is over', async () => {
  const customer = await createCustomer(api);
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => request({ idempotencyKey }, customer)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  api.clock.now = new Date('2026-11-23T15:00:00Z');
  expect(await request({ idempotencyKey }, customer)).toMatchObject({ status: 201, body: { canCancel: false } });
  const { body } = await api.call<Page<CallRequest>>('GET', '/support/call-requests', undefined, customer);
  expect(body.items).toHaveLength(1);
});

test('a call is confirmed by mail where an address was given, and by SMS, once', async () => {
  const email = `${randomUUID()}@example.com`;
  const smsBefore = api.sms.length;
  await request({ email, name: 'Click http://evil.example', reason: 'http://evil.example' });
  await sendConfirmations(api.services.db, {
    mailer: { send: async () => expect.unreachable('It was mailed already') },
    sms: { send: async () => expect.unreachable('It was sent already') },
  });
  const mails = api.mails.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Monday,? 23 November between 2 PM and 5 PM/);
  const said = api.sms.slice(smsBefore);
  expect(said).toMatchObject([{ to: '+919876543210' }]);
  expect(JSON.stringify([mails, said])).not.toContain('evil');
});

test('a call for which no address was given is confirmed to the address of the account', async () => {
  const customer = await createCustomer(api);
  await request({}, customer);
  expect(api.mails.filter(({ to }) => to === customer.email)).toHaveLength(1);
});

test('a text message is promised only where one really leaves', async () => {
  const { body } = await api.call<SupportState>('GET', '/support/state');
  expect(body.sendsSms).toBe(api.services.support.sendsSms);
  expect(createLogSms({ info: () => undefined }).reachesPhones).toBe(false);
});

test('a mail server that refuses keeps no SMS back, and is tried again', async () => {
  const { db } = api.services;
  const sent: string[] = [];
  const sms = { send: async ({ text }: { text: string }) => void sent.push(text) };
  const row = {
    customerName: 'Asha',
    customerPhone: '+919876543210',
    customerEmail: 'a@example.com',
    reason: 'Refund',
  };
  const due = { isMailDue: true, isSmsDue: true, preferredTime: new Date('2026-11-23T08:30:00Z') };
  const ids = { id: randomUUID(), userId: asha.id, idempotencyKey: randomUUID() };
  await db.insert(callRequests).values({ ...row, ...due, ...ids });
  const refusing = { send: () => Promise.reject(new Error('no mail today')) };
  await expect(sendConfirmations(db, { mailer: refusing, sms })).rejects.toThrow('1 confirmations');
  expect(sent).toHaveLength(1);
  await sendConfirmations(db, { mailer: { send: async ({ to }) => void sent.push(to) }, sms });
  expect(sent.slice(1)).toEqual(['a@example.com']);
});

test('addresses that are refused again and again keep no newer confirmation back', async () => {
  const { db } = api.services;
  const caller = { userId: asha.id, customerName: 'Asha', customerPhone: '+919876543210', reason: 'Refund' };
  const wanted = (customerEmail: string, createdAt: Date) => ({
    ...caller,
    ...{ id: randomUUID(), idempotencyKey: randomUUID(), customerEmail, isMailDue: true, createdAt },
    preferredTime: new Date('2026-11-23T08:30:00Z'),
  });
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const refused = Array.from({ length: 60 }, () => wanted('refused@example.com', anHourAgo));
  await db.insert(callRequests).values([...refused, wanted('new@example.com', new Date())]);
  const sent: string[] = [];
  async function send({ to }: { to: string }) {
    if (to.startsWith('refused')) throw new Error('no such box');
    sent.push(to);
  }
  const senders = { mailer: { send }, sms: { send: async () => undefined } };
  await expect(sendConfirmations(db, senders)).rejects.toThrow('confirmations could not be sent');
  expect(sent).toEqual(['new@example.com']);
  await db.update(callRequests).set({ isMailDue: false }).where(eq(callRequests.customerEmail, 'refused@example.com'));
});

test('a call is cancelled by its owner while it is pending', async () => {
  const { body } = await request();
  const stranger = await createCustomer(api);
  const cancel = (customer: Customer) => api.call('POST', `/support/call-requests/${body.id}/cancel`, {}, customer);
  expect((await cancel(stranger)).status).toBe(404);
  for (let time = 0; time < 2; time++)
    expect(await cancel(asha)).toMatchObject({ status: 200, body: { status: 'cancelled', canCancel: false } });
  const done = (await request()).body.id;
  await api.services.db.update(callRequests).set({ status: 'done' }).where(eq(callRequests.id, done));
  expect((await api.call('POST', `/support/call-requests/${done}/cancel`, {}, asha)).status).toBe(404);
});

test('a call that nobody made within its slot is missed, not a minute earlier', async () => {
  const { db } = api.services;
  const { body } = await request();
  const cancelled = (await request()).body.id;
  await api.call('POST', `/support/call-requests/${cancelled}/cancel`, {}, asha);
  await endMissedCalls(db, new Date('2026-11-23T11:29:00Z'));
  expect(await statusOf(body.id)).toBe('pending');
  await endMissedCalls(db, new Date('2026-11-23T11:30:00Z'));
  expect([await statusOf(body.id), await statusOf(cancelled)]).toEqual(['missed', 'cancelled']);
});
