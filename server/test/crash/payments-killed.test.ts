import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '@pahiya/contract/auth/schemas';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../scripts/long-run.ts';
import { bookingInput } from '../booking-inputs.ts';
import { goodPassword } from '../customers.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../fakes/fake-razorpay.ts';
import { createGarage, type StoredGarage } from '../garages.ts';
import { createDataDir, databaseUrl, freePort, type NodeProcess, startNode } from '../node-process.ts';
import { ledgerProblems, soundLedger } from '../paying.ts';

const timeout = 120_000;

const cleanups: (() => Promise<unknown>)[] = [];

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, timeout);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}, timeout);

interface Stage {
  node: NodeProcess;
  database: TestDatabase;
  fake: FakeRazorpay;
  garage: StoredGarage;
  token: string;
  call<Body>(path: string, body?: unknown, method?: string): Promise<{ status: number; body: Body }>;
  restart(): Promise<void>;
}

/** Starts the product as a separate process on a database server, with a gateway that survives it. */
async function setStage(): Promise<Stage> {
  const database = await createTestDatabase();
  cleanups.push(database.drop);
  const fake = await startFakeRazorpay();
  cleanups.push(fake.stop);
  const { dataDir, remove } = await createDataDir();
  cleanups.push(remove);
  const port = await freePort();
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database),
    DEMO_DATA: 'off',
    RAZORPAY_KEY_ID: fake.keyId,
    RAZORPAY_KEY_SECRET: fake.keySecret,
    RAZORPAY_WEBHOOK_SECRET: fake.webhookSecret,
    RAZORPAY_API_URL: fake.url,
  };
  const start = async () => {
    const node = await startNode(environment, port);
    cleanups.push(node.stop);
    return node;
  };
  const own: Stage = {
    node: await start(),
    database,
    fake,
    garage: await createGarage(database.db),
    token: '',
    async call<Body>(path: string, body?: unknown, method = 'POST') {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${own.token}` };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`${own.node.url}/api${path}`, init);
      return { status: response.status, body: (await response.json()) as Body };
    },
    async restart() {
      own.node = await start();
    },
  };
  fake.webhookUrl = `${own.node.url}/api/webhooks/razorpay`;
  const signUp = { fullName: 'Asha Rao', email: 'asha@example.com', password: goodPassword, isAdult: true };
  own.token = (await own.call<{ session: Session }>('/auth/sign-up', signUp)).body.session.accessToken;
  return own;
}

/** The days of the bookings, one after the other. */
let day = 0;

async function book(): Promise<Booking> {
  const bookingDate = addDays(zonedNow(new Date()).date, ++day);
  const input = bookingInput(stage.garage, { paymentMethod: 'online', bookingDate });
  const answer = await stage.call<Booking>('/bookings', input);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

async function paidBooking(): Promise<Booking> {
  const booking = await book();
  await stage.call(`/bookings/${booking.id}/payment-link`, {});
  await stage.fake.pay(newestLink()?.id ?? '');
  await until(async () => (await see(booking)).paymentStatus === 'paid');
  return booking;
}

/** Each booking of a test is the last one. */
function newestLink() {
  return stage.fake.links().at(-1);
}

async function see({ id }: Booking): Promise<Booking> {
  return (await stage.call<Booking>(`/bookings/${id}`, undefined, 'GET')).body;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('The expected state was not reached within twenty seconds');
    await delay(50);
  }
}

/** Makes retries to the gateway due. */
async function letTimePass({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`update payments set created_at = created_at - interval '5 minutes'`);
  await db.execute(sql`update payment_refunds set asked_at = asked_at - interval '2 hours'`);
}

test.runIf(isLongRun)(
  'after a crash between booking and payment link, the link is found once and pays the booking',
  {
    timeout,
  },
  async () => {
    const booking = await book();
    const before = stage.fake.links().length;
    stage.fake.misbehave('createLink', 'lateAnswer');
    const answer = stage.call(`/bookings/${booking.id}/payment-link`, {}).catch(() => null);
    await until(async () => stage.fake.links().length === before + 1);
    await stage.node.kill();
    await answer;
    await stage.restart();
    const again = await stage.call<{ paymentUrl: string }>(`/bookings/${booking.id}/payment-link`, {});
    expect(again.status).toBe(200);
    expect(stage.fake.links()).toHaveLength(before + 1);
    expect(again.body.paymentUrl).toBe(newestLink()?.short_url);
    await stage.fake.pay(newestLink()?.id ?? '');
    await until(async () => (await see(booking)).paymentStatus === 'paid');
    expect(await ledgerProblems(stage.database)).toEqual(soundLedger);
  },
);

test.runIf(isLongRun)(
  'after a crash between a webhook and its effect, the effect happens once',
  { timeout },
  async () => {
    const booking = await book();
    await stage.call(`/bookings/${booking.id}/payment-link`, {});
    // The lock blocks the recording of money, but not the storing of events.
    const client = await stage.database.pool.connect();
    await client.query('begin');
    await client.query('lock table payment_captures in exclusive mode');
    await stage.fake.pay(newestLink()?.id ?? '');
    await until(async () => (await waitingEvents()) > 0);
    await stage.node.kill();
    await client.query('rollback');
    client.release();
    expect(await captures(booking)).toBe(0);
    await stage.restart();
    await until(async () => (await waitingEvents()) === 0);
    expect(await see(booking)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' });
    expect(await captures(booking)).toBe(1);
    expect(await ledgerProblems(stage.database)).toEqual(soundLedger);
  },
);

async function captures({ id }: Booking): Promise<number> {
  const found = sql`select from payment_captures where booking_id = ${id}`;
  return (await stage.database.db.execute(found)).rows.length;
}

async function waitingEvents(): Promise<number> {
  return (await stage.database.db.execute(sql`select from webhook_events where processed_at is null`)).rows.length;
}

test('after a crash between a refund and its record, the refund is recorded and made once', {
  timeout,
}, async () => {
  const booking = await paidBooking();
  stage.fake.misbehave('createRefund', 'lateAnswer');
  await stage.call(`/bookings/${booking.id}/cancel`, {});
  await until(async () => stage.fake.refunds().length === 1);
  await stage.node.kill();
  expect((await recordedRefunds())[0]).toMatchObject({ gateway_refund_id: null });
  await letTimePass(stage.database);
  await stage.restart();
  await until(async () => (await recordedRefunds())[0]?.gateway_refund_id === stage.fake.refunds()[0]?.id);
  expect(stage.fake.refunds()).toHaveLength(1);
  expect(await recordedRefunds()).toHaveLength(1);
  await stage.fake.settleRefund(stage.fake.refunds()[0]?.id ?? '', 'processed');
  await until(async () => (await see(booking)).refund?.state === 'refunded');
  expect(await ledgerProblems(stage.database)).toEqual(soundLedger);
});

async function recordedRefunds() {
  const { rows } = await stage.database.db.execute<{ gateway_refund_id: string | null }>(
    sql`select gateway_refund_id from payment_refunds`,
  );
  return rows;
}
