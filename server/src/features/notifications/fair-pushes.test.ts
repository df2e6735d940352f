import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { claimPushes } from './commands/claim-pushes.ts';
import { createPushWork } from './jobs.ts';
import type { PushRoom } from './rules/push-room.ts';
import { pushDeliveries } from './tables.ts';

let stage: PushStage;
let hostile: Customer;
let asha: Customer;

beforeAll(async () => {
  // Longer than any of these tests waits: a push that arrives has not waited for those that are stuck.
  stage = await startPushStage({ pushTimeoutMs: 60_000 });
});

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.api.services.pushes.idle();
  await stage.api.services.db.execute(sql`delete from push_tokens`);
  hostile = await createCustomer(stage.api);
  asha = await createCustomer(stage.api);
});

const events = (count: number) => Array.from({ length: count }, (_, at) => at);

async function subscribeDead(customer: Customer, misbehaviour: 'hang' | { status: number } = 'hang'): Promise<string> {
  const token = await stage.subscribe(customer);
  stage.service.misbehave(token, ...events(50).map(() => misbehaviour));
  return token;
}

async function deviceOf(customer: Customer) {
  const { rows } = await stage.api.services.db.execute<{ failures: number; rest: number }>(sql`
    select failures, extract(epoch from rests_until - now())::float as rest
    from push_tokens where user_id = ${customer.id}`);
  return rows[0];
}

test('with 400 pushes of one account stuck, another account’s push does not wait for them', async () => {
  const { db, pushes } = stage.api.services;
  for (const _ of events(20)) await subscribeDead(hostile);
  const [theirs, own] = [await stage.post(hostile), await stage.post(asha)];
  const token = await stage.subscribe(asha);
  await pushes.idle();
  for (const _ of events(20)) await stage.comment(asha, hostile, theirs);
  const count = () => db.$count(pushDeliveries);
  expect(await count()).toBe(400);
  pushes.wake();
  await expect.poll(() => stage.service.stalled, { interval: 20 }).toBe(2);
  await stage.comment(hostile, asha, own);
  pushes.wake();
  await expect.poll(() => stage.service.received(token).length, { interval: 20 }).toBe(1);
  expect(await count()).toBeGreaterThan(350);
  await db.execute(sql`delete from push_deliveries`);
  stage.service.endStalled();
}, 60_000);

test('one account has at most two pushes under way, and dead devices of many accounts leave room for the others', async () => {
  const { db, pushes } = stage.api.services;
  const crowd = await Promise.all(events(6).map(() => createCustomer(stage.api)));
  const token = await stage.subscribe(asha);
  const own = await stage.post(asha);
  await stage.comment(hostile, asha, own);
  await stage.send();
  for (const person of crowd) for (const _ of events(3)) await subscribeDead(person);
  const theirs = await Promise.all(crowd.map(async (person) => ({ person, postId: await stage.post(person) })));
  await pushes.idle();
  for (const { person, postId } of theirs) await stage.comment(asha, person, postId);
  pushes.wake();
  await expect.poll(() => stage.service.stalled, { interval: 20 }).toBe(8);
  await stage.comment(hostile, asha, own);
  pushes.wake();
  await expect.poll(() => stage.service.received(token).length, { interval: 20 }).toBe(2);
  expect(stage.service.mostStalled).toBe(8);
  await db.execute(sql`delete from push_deliveries`);
  stage.service.endStalled();
}, 60_000);

test('a dead device and its queued pushes rest twice as long each time, and one successful push resets it', async () => {
  const token = await stage.subscribe(asha);
  stage.service.misbehave(token, { status: 503 }, { status: 503 }, { status: 503 });
  await stage.notifyOfBooking(asha);
  for (const [failures, rest] of [
    [1, 15],
    [2, 30],
    [3, 60],
  ] as const) {
    await stage.letTimePass();
    await stage.send();
    const device = await deviceOf(asha);
    expect(device?.failures).toBe(failures);
    expect(device?.rest).toBeGreaterThan(rest - 5);
    expect(device?.rest).toBeLessThanOrEqual(rest);
  }
  await stage.comment(hostile, asha, await stage.post(asha));
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(0);
  await stage.letTimePass();
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(2);
  expect(await deviceOf(asha)).toEqual({ failures: 0, rest: null });
});

test('a resting device is not pushed news that the database writes itself', async () => {
  const { db } = stage.api.services;
  await subscribeDead(asha);
  await db.execute(sql`update push_tokens set failures = 3, rests_until = now() + interval '10 minutes'`);
  const garage = await createGarage(db);
  const booked = await stage.api.call('POST', '/bookings', bookingInput(garage), asha);
  expect(booked.status).toBe(201);
  await stage.send();
  const waiting = await stage.waiting();
  expect(waiting).toMatchObject([{ attempts: 0 }]);
  expect(waiting[0]?.seconds).toBeGreaterThan(500);
});

test('a push is found behind the backlog of another account', async () => {
  const { db } = stage.api.services;
  await stage.subscribe(hostile);
  const token = await stage.subscribe(asha);
  const [theirs, own] = [await stage.post(hostile), await stage.post(asha)];
  await stage.comment(asha, hostile, theirs);
  await db.execute(sql`
    insert into push_deliveries (id, notification_id, token_id, user_id, event, due_at)
    select gen_random_uuid(), notification_id, token_id, user_id, 'copy ' || n, now() - interval '1 hour'
    from push_deliveries, generate_series(1, 5000) n`);
  await stage.comment(hostile, asha, own);
  const room = { proven: 24, unproven: 8, perAccount: 2, ofAccount: {} };
  const claimed = await claimPushes(db, room);
  expect(claimed.map(({ userId }) => userId).toSorted()).toEqual([hostile.id, hostile.id, asha.id].toSorted());
  expect(claimed.find(({ userId }) => userId === asha.id)?.token).toBe(token);
  await db.execute(sql`delete from push_deliveries`);
});

/** Number of delivery rows that the database reads to claim pushes. Nothing stays claimed. */
async function countRead(room: PushRoom): Promise<number> {
  let read = 0;
  const count = ({ Plans = [], ...plan }: Plan): void => {
    const rows = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0);
    if (plan['Relation Name'] === 'push_deliveries') read += rows * (plan['Actual Loops'] ?? 1);
    for (const part of Plans) count(part);
  };
  const explained = stage.api.services.db.transaction(async (tx) => {
    const explain = async (query: SQL) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (analyze, format json) ${query}`,
      );
      for (const row of rows) count(row['QUERY PLAN'][0].Plan);
      return { rows: [], rowCount: 1 };
    };
    await claimPushes(Object.create(tx, { execute: { value: explain } }), room);
    tx.rollback();
  });
  await expect(explained).rejects.toThrow('Rollback');
  return read;
}

interface Plan {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Repeats the pushes that wait for this device. */
async function queueBacklog(token: string, count: number): Promise<void> {
  const { db } = stage.api.services;
  await db.execute(sql`
    insert into push_deliveries (id, notification_id, token_id, user_id, event, due_at)
    select gen_random_uuid(), d.notification_id, d.token_id, d.user_id, 'copy ' || n, now() - interval '1 hour'
    from push_deliveries d join push_tokens t on t.id = d.token_id, generate_series(1, ${count}) n
    where t.token = ${token}`);
  await db.execute(sql`analyze push_deliveries`);
}

test('pushes for devices without room are not read again and again, and hide none for which there is room', async () => {
  const { db, pushes } = stage.api.services;
  const stuck = await stage.subscribe(hostile);
  const proven = [await stage.subscribe(hostile), await stage.subscribe(asha)];
  const [theirs, own] = [await stage.post(hostile), await stage.post(asha)];
  await pushes.idle();
  await db.execute(sql`update push_tokens set reached_at = now() where token <> ${stuck}`);
  await stage.comment(asha, hostile, theirs);
  await queueBacklog(stuck, 20_000);
  await stage.comment(hostile, asha, own);
  const full: PushRoom = { proven: 24, unproven: 0, perAccount: 2, ofAccount: {} };
  const read = await countRead(full);
  const claimed = await claimPushes(db, full);
  await db.execute(sql`delete from push_deliveries`);
  expect(read).toBeLessThan(4_000);
  expect(claimed.map(({ token }) => token).toSorted()).toEqual(proven.toSorted());
}, 60_000);

test('a device is forgotten after ten failures over three days, and not earlier', async () => {
  const { db } = stage.api.services;
  await subscribeDead(asha, { status: 500 });
  const fail = async (failures: number, since: string) => {
    await db.execute(sql`update push_tokens set failures = ${failures}, failing_since = now() - ${since}::interval`);
    await stage.notifyOfBooking(asha);
    await stage.letTimePass();
    await stage.send();
    return await stage.devices();
  };
  expect(await fail(8, '4 days')).toBe(1);
  expect(await fail(20, '2 days 23 hours')).toBe(1);
  expect(await fail(9, '3 days 1 minute')).toBe(0);
});

test.each([401, 403, 404, 410])('a push is not retried when the push service answers %i', async (status) => {
  await subscribeDead(asha, { status });
  await stage.notifyOfBooking(asha);
  await stage.send();
  expect([await stage.devices(), await stage.waiting()]).toEqual([0, []]);
});

test('a device with a stored key off the curve is removed at its first push, without an error in the log', async () => {
  const token = JSON.parse(await stage.subscribe(asha));
  const point = Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url');
  const broken = JSON.stringify({ ...token, keys: { ...token.keys, p256dh: point } });
  await stage.api.services.db.execute(sql`update push_tokens set token = ${broken}`);
  const before = stage.api.logs.length;
  await stage.notifyOfBooking(asha);
  await stage.send();
  expect([await stage.devices(), await stage.waiting()]).toEqual([0, []]);
  expect(stage.api.logs.slice(before).join()).not.toContain('could not be finished');
});

test('a node that stops claims no further push and finishes those under way', async () => {
  const { db } = stage.api.services;
  const crowd = await Promise.all(events(20).map(() => createCustomer(stage.api)));
  for (const person of crowd) await stage.subscribe(person);
  for (const person of crowd) await stage.notifyOfBooking(person);
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  const sender = {
    async send() {
      sent++;
      await gate.promise;
      return { kind: 'sent' as const };
    },
  };
  const { log, now } = stage.api.services;
  const node = createPushWork(db, { senders: { web: sender, mobile: sender }, log, now });
  node.wake();
  await expect.poll(() => sent).toBe(8);
  const stopping = node.stop();
  gate.resolve();
  await stopping;
  node.wake();
  await node.idle();
  expect(sent).toBe(8);
  expect(await stage.waiting()).toHaveLength(12);
  await db.execute(sql`delete from push_deliveries`);
});
