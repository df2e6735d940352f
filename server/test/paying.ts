import type { Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { closeProblem } from '../src/features/payments/commands/close-problem.ts';
import { listMoneyProblems } from '../src/features/payments/queries/list-money-problems.ts';
import { type Api, type ApiOptions, holdClockMs, keepClockOffset, startApi, testNow } from './api.ts';
import { bookingInput } from './booking-inputs.ts';
import { type Customer, createCustomer } from './customers.ts';
import type { TestDatabase } from './database.ts';
import { type FakeRazorpay, startFakeRazorpay } from './fakes/fake-razorpay.ts';
import type { StoredGarage } from './garages.ts';

export interface Shop {
  api: Api;
  fake: FakeRazorpay;
  book(garage: StoredGarage, customer: Customer, change?: Partial<CreateBookingInput>): Promise<Booking>;
  /** The id is the gateway's. */
  link(booking: Booking, customer: Customer): Promise<{ linkId: string; paymentId: string }>;
  order(garage: StoredGarage, customer?: Customer, change?: Partial<CreateBookingInput>): Promise<Order>;
  /** Reads the booking after all events are processed. */
  see(order: Pick<Order, 'booking' | 'customer'>): Promise<Booking>;
  outcome(order: Order, token?: string): Promise<PaymentOutcome>;
  changes(order: Pick<Order, 'booking'>): Promise<string[]>;
  notices(order: Pick<Order, 'customer'>): Promise<string[]>;
  stop(): Promise<void>;
}

export interface Order {
  booking: Booking;
  customer: Customer;
  linkId: string;
  paymentId: string;
}

export async function startShop(options: ApiOptions = {}): Promise<Shop> {
  const fake = await startFakeRazorpay({ now: testNow });
  const { keyId, keySecret, url: apiUrl } = fake;
  const webhookSecrets = [fake.webhookSecret, 'the previous secret'];
  const api = await startApi({
    payments: { gateway: 'razorpay', keyId, keySecret, apiUrl, webhookSecrets },
    ...options,
  });
  fake.webhookUrl = `${api.url}/api/webhooks/razorpay`;
  const { db } = api.services;

  async function book(garage: StoredGarage, customer: Customer, change: Partial<CreateBookingInput> = {}) {
    const input = bookingInput(garage, { paymentMethod: 'online', ...change });
    const answer = await api.call<Booking>('POST', '/bookings', input, customer);
    if (answer.status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function link(booking: Booking, customer: Customer) {
    const answer = await api.call<{ paymentId: string }>('POST', `/bookings/${booking.id}/payment-link`, {}, customer);
    if (answer.status !== 200) throw new Error(`The link was refused: ${JSON.stringify(answer.body)}`);
    const { paymentId } = answer.body;
    const linkId = fake.links().find((one) => one.reference_id === paymentId)?.id;
    if (!linkId) throw new Error('The gateway has no such link');
    return { linkId, paymentId };
  }

  async function settle(): Promise<void> {
    await api.services.payments.work.idle();
    api.services.mails.wake();
    await api.services.mails.idle();
  }

  return {
    api,
    fake,
    book,
    link,
    async order(garage, customer, change) {
      const payer = customer ?? (await createCustomer(api));
      const booking = await book(garage, payer, change);
      return { booking, customer: payer, ...(await link(booking, payer)) };
    },
    async see({ booking, customer }) {
      await settle();
      return (await api.call<Booking>('GET', `/bookings/${booking.id}`, undefined, customer)).body;
    },
    async outcome({ booking, paymentId }, token) {
      await settle();
      const path = `/bookings/${booking.id}/payment?paymentId=${paymentId}`;
      return (await api.call<PaymentOutcome>('GET', path, undefined, { token })).body;
    },
    async changes({ booking }) {
      const { rows } = await db.execute<{ kind: string }>(
        sql`select kind from booking_changes where booking_id = ${booking.id} order by created_at, id`,
      );
      return rows.map((row) => row.kind);
    },
    async notices({ customer }) {
      const { rows } = await db.execute<{ title: string }>(
        sql`select title from notifications where user_id = ${customer.id} order by created_at, id`,
      );
      return rows.map((row) => row.title);
    },
    async stop() {
      await api.services.payments.work.idle();
      const problems = await listMoneyProblems(db);
      await api.stop();
      await fake.stop();
      // A test file must not leave money that is neither in a booking nor being refunded.
      expect(problems).toEqual([]);
    },
  };
}

/** Moves the clock to a time after `testNow`, for all connections of the pool. */
export async function moveHoldClock(database: TestDatabase, seconds: number): Promise<void> {
  const { pool } = database;
  const milliseconds = holdClockMs + seconds * 1_000;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients)
    await client.query(`select set_config('app.clock_offset', $1, false)`, [`${milliseconds} milliseconds`]);
  for (const client of clients) client.release();
  await keepClockOffset(database, milliseconds);
}

/** Expects an empty money report after each test. A test that leaves a row on purpose must close it. */
export function watchMoney(shop: () => Pick<Shop, 'api'>): void {
  afterEach(async () => {
    const { db, payments } = shop().api.services;
    await payments.work.idle();
    expect(await listMoneyProblems(db)).toEqual([]);
  });
}

/** Does a minute's jobs: first the database's part, then the gateway's. */
export async function sweepPayments({ api }: Pick<Shop, 'api'>): Promise<void> {
  const { work } = api.services.payments;
  await work.sweep();
  await work.askGateway();
}

export async function takeMoneyProblems({ api }: Pick<Shop, 'api'>): Promise<MoneyRow[]> {
  const { db } = api.services;
  const rows = await listMoneyProblems(db);
  for (const { id: rowId } of rows) await closeProblem(db, { rowId, reason: 'Expected.', closedBy: 'Meera' });
  return rows;
}

/** Violations: unaccounted money, double refunds, bookings paid without money. */
export async function ledgerProblems({ pool }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await pool.query(`select
    (select count(*)::int from payment_captures c where not c.is_used
      and not exists (select from payment_refunds r where r.gateway_payment_id = c.gateway_payment_id)) as "unusedAndKept",
    (select count(*)::int from bookings b where b.payment_method = 'online' and b.payment_status = 'paid'
      and not exists (select from payment_captures c where c.booking_id = b.id and c.is_used)) as "paidWithoutMoney",
    (select count(*)::int from payment_captures c join bookings b on b.id = c.booking_id
      where c.is_used and b.payment_status <> 'paid') as "usedButUnpaid",
    (select count(*)::int from payment_captures c join bookings b on b.id = c.booking_id
      where c.is_used and b.status = 'cancelled'
      and not exists (select from payment_refunds r where r.gateway_payment_id = c.gateway_payment_id)) as "cancelledAndKept",
    (select count(*)::int from payment_captures c join bookings b on b.id = c.booking_id
      where c.is_used and c.amount <> b.total_amount) as "wrongAmount"`);
  return rows[0];
}

export const soundLedger = {
  unusedAndKept: 0,
  paidWithoutMoney: 0,
  usedButUnpaid: 0,
  cancelledAndKept: 0,
  wrongAmount: 0,
};
