import { randomUUID } from 'node:crypto';
import type { Page } from '@pahiya/contract/shared/pages';
import type { CallRequest, CallSlot, RequestCallInput, SupportState } from '@pahiya/contract/support/schemas';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { sendMails } from '../../../test/mailing.ts';
import { createLogSms, type Sms } from '../../platform/sms.ts';
import { endMissedCalls } from './commands/end-missed-calls.ts';
import { sendConfirmations } from './commands/send-confirmations.ts';
import { createSupportWork } from './jobs.ts';
import { callRequests } from './tables/call-tables.ts';

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

function input(change: Partial<RequestCallInput> = {}): RequestCallInput {
  const slot = { date: '2026-11-23', time: '14:00' } as const;
  const caller = { name: 'Asha Rao', phone: '+91 98765 43210', reason: 'My refund' };
  return { ...caller, ...slot, idempotencyKey: randomUUID(), ...change };
}

async function request(change: Partial<RequestCallInput> = {}, customer = asha) {
  const answer = await api.call<CallRequest>('POST', '/support/call-requests', input(change), customer);
  await api.services.support.idle();
  return answer;
}

/** Each call has its own phone number. */
const phones = new Map<string, string>();
const phoneOf = (id: string) => phones.get(id) ?? '';

/** Calls whose SMS has not been sent yet. */
async function askHeld(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const phone = `+91${9_000_000_000 + phones.size}`;
    const { body } = await request({ phone });
    phones.set(body.id, phone);
    ids.push(body.id);
  }
  await api.services.db
    .update(callRequests)
    .set({ isSmsDue: true, smsAttempts: 0, smsDueAt: sql`now()` })
    .where(inArray(callRequests.id, ids));
  return ids;
}

function confirmWith(send: (sms: Sms) => Promise<void>): Promise<void> {
  return sendConfirmations(api.services.db, { sms: { send }, log: api.services.log });
}

async function smsOf(id: string) {
  const { rows } = await api.services.db.execute<{
    isDue: boolean;
    isGivenUp: boolean;
    attempts: number;
    pause: number;
  }>(sql`
    select is_sms_due as "isDue", sms_given_up_at is not null as "isGivenUp", sms_attempts as attempts,
      extract(epoch from sms_due_at - now())::float8 as pause
    from call_requests where id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error('There is no such call');
  return row;
}

const letRest = (id: string) =>
  api.services.db.execute(sql`update call_requests set sms_due_at = now() - interval '1 second' where id = ${id}`);

async function statusOf(id: string) {
  const [row] = await api.services.db.select().from(callRequests).where(eq(callRequests.id, id));
  return row?.status;
}

test('anyone sees the call slots, and past slots of today are listed and marked', async () => {
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

test('a call is pending, at its slot in Indian time', async () => {
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
] as const)('%s cannot be requested', async (_what, slot, now) => {
  api.clock.now = new Date(now);
  expect(await request(slot)).toMatchObject({ status: 409, body: { code: 'SLOT_OVER' } });
});

test('the same key requests a call once, ten times at once and after its slot is over', async () => {
  const customer = await createCustomer(api);
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => request({ idempotencyKey }, customer)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  api.clock.now = new Date('2026-11-23T15:00:00Z');
  expect(await request({ idempotencyKey }, customer)).toMatchObject({ status: 201, body: { canCancel: false } });
  const { body } = await api.call<Page<CallRequest>>('GET', '/support/call-requests', undefined, customer);
  expect(body.items).toHaveLength(1);
});

test('a call is confirmed by mail to the account and by SMS, once', async () => {
  const customer = await createCustomer(api);
  const smsBefore = api.sms.length;
  await request({ name: 'Click http://evil.example', reason: 'http://evil.example' }, customer);
  await confirmWith(async () => expect.unreachable('It was sent already'));
  const mails = api.mails.filter(({ to }) => to === customer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Monday,? 23 November between 2 PM and 5 PM/);
  const said = api.sms.slice(smsBefore);
  expect(said).toMatchObject([{ to: '+919876543210' }]);
  expect(JSON.stringify([mails, said])).not.toContain('evil');
});

test('an address typed into the form gets no mail, because it may be a stranger’s', async () => {
  const customer = await createCustomer(api);
  const email = `${randomUUID()}@example.com`;
  expect((await request({ email }, customer)).body.customerEmail).toBe(email);
  expect(api.mails.filter(({ to }) => to === email)).toEqual([]);
  expect(api.mails.filter(({ to }) => to === customer.email)).toHaveLength(1);
});

test('a failed SMS is tried again with growing pauses and delays no other', async () => {
  const [id = '', other = ''] = await askHeld(2);
  const sent: string[] = [];
  await confirmWith(async ({ to }) => {
    if (to === phoneOf(id)) throw new Error('The provider is away');
    sent.push(to);
  });
  expect(sent).toEqual([phoneOf(other)]);
  const pauses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const call = await smsOf(id);
    pauses.push(Math.round(call.pause / 10) * 10);
    await confirmWith(() => expect.unreachable('It rests'));
    await letRest(id);
    await confirmWith(() => Promise.reject(new Error('The provider is away')));
  }
  expect(pauses).toEqual([30, 60, 120]);
  await letRest(id);
  await confirmWith(async ({ to }) => void sent.push(to));
  expect(sent.at(-1)).toBe(phoneOf(id));
  expect(await smsOf(id)).toMatchObject({ isDue: false, isGivenUp: false, attempts: 5 });
});

test('an SMS that keeps failing is given up, and the row and the log say so', async () => {
  const [id = ''] = await askHeld(1);
  for (let round = 0; round < 12; round += 1) {
    await confirmWith(() => Promise.reject(new Error('The provider is away')));
    await letRest(id);
  }
  expect(await smsOf(id)).toMatchObject({ isDue: false, isGivenUp: true, attempts: 9 });
  expect(api.logs.filter((line) => line.includes('an SMS was given up') && line.includes(id))).toHaveLength(1);
});

test('no transaction is open while an SMS is sent, and two nodes send each SMS once', async () => {
  await askHeld(5);
  const open: unknown[] = [];
  const sent: string[] = [];
  const send = async ({ to }: Sms) => {
    const { rows } = await api.services.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    open.push(...rows);
    sent.push(to);
  };
  await Promise.all([confirmWith(send), confirmWith(send)]);
  expect(open).toEqual([]);
  expect([sent.length, new Set(sent).size]).toEqual([5, 5]);
});

test('an SMS that a killed node was sending is sent later by another', async () => {
  const [id = ''] = await askHeld(1);
  void confirmWith(() => new Promise(() => undefined));
  await expect.poll(async () => (await smsOf(id)).attempts).toBe(1);
  await confirmWith(() => expect.unreachable('Another node has it'));
  await letRest(id);
  const sent: string[] = [];
  await confirmWith(async ({ to }) => void sent.push(to));
  expect(sent).toEqual([phoneOf(id)]);
});

test('a text message is promised only when a provider is set up', async () => {
  const { body } = await api.call<SupportState>('GET', '/support/state');
  expect(body.sendsSms).toBe(api.services.support.sendsSms);
  expect(createLogSms({ info: () => undefined }).reachesPhones).toBe(false);
});

test('a refused mail does not delay an SMS', async () => {
  const refusing = await startApi({
    ...{ database: api.database, origin: api.url },
    mailer: { send: () => Promise.reject(new Error('no mail today')) },
  });
  await refusing.call('POST', '/support/call-requests', input({ email: 'a@example.com' }), asha);
  await refusing.services.support.idle();
  expect(refusing.sms).toHaveLength(1);
  await refusing.stop();
});

test('a node that stops claims no further confirmation and sends those under way', async () => {
  await askHeld(12);
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  const sms = {
    reachesPhones: true,
    async send() {
      sent++;
      await gate.promise;
    },
  };
  const { db, log, now } = api.services;
  const node = createSupportWork({ db, log, now, sms });
  node.wake();
  await expect.poll(() => sent).toBe(8);
  const stopping = node.stop();
  gate.resolve();
  await stopping;
  node.wake();
  await node.idle();
  expect(sent).toBe(8);
  await db.update(callRequests).set({ isSmsDue: false });
});

test('a cancelled call is not confirmed', async () => {
  const held = await startApi({ database: api.database, origin: api.url, holdsMails: true });
  const customer = await createCustomer(held);
  const asked = await held.call<CallRequest>('POST', '/support/call-requests', input(), customer);
  await held.call('POST', `/support/call-requests/${asked.body.id}/cancel`, {}, customer);
  const sent = await sendMails(api.services.db, { now: api.clock.now });
  expect(sent.filter(({ to }) => to === customer.email)).toEqual([]);
  await held.stop();
});

test('only its owner can cancel a call, and only while it is pending', async () => {
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

test('a call is missed when its slot has ended, not a minute earlier', async () => {
  const { db } = api.services;
  const { body } = await request();
  const cancelled = (await request()).body.id;
  await api.call('POST', `/support/call-requests/${cancelled}/cancel`, {}, asha);
  await endMissedCalls(db, new Date('2026-11-23T11:29:00Z'));
  expect(await statusOf(body.id)).toBe('pending');
  await endMissedCalls(db, new Date('2026-11-23T11:30:00Z'));
  expect([await statusOf(body.id), await statusOf(cancelled)]).toEqual(['missed', 'cancelled']);
});
