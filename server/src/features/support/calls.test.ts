import { randomUUID } from 'node:crypto';
import type { Page } from '@pahiya/contract/shared/pages';
import type { CallRequest, CallSlot, RequestCallInput, SupportState } from '@pahiya/contract/support/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { sendMails } from '../../../test/mailing.ts';
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
  await sendConfirmations(api.services.db, { send: async () => expect.unreachable('It was sent already') });
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

test('a mail that is refused keeps no SMS back', async () => {
  const refusing = await startApi({
    ...{ database: api.database, origin: api.url },
    mailer: { send: () => Promise.reject(new Error('no mail today')) },
  });
  await refusing.call('POST', '/support/call-requests', wish({ email: 'a@example.com' }), asha);
  await refusing.services.support.idle();
  expect(refusing.sms).toHaveLength(1);
  await refusing.stop();
});

test('a call that was cancelled is confirmed no more', async () => {
  const held = await startApi({ database: api.database, origin: api.url, holdsMails: true });
  const email = `${randomUUID()}@example.com`;
  const asked = await held.call<CallRequest>('POST', '/support/call-requests', wish({ email }), asha);
  await held.call('POST', `/support/call-requests/${asked.body.id}/cancel`, {}, asha);
  expect((await sendMails(api.services.db, { now: api.clock.now })).filter(({ to }) => to === email)).toEqual([]);
  await held.stop();
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
