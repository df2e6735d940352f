import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGarage } from '../../../test/garages.ts';
import { type Shop, startShop, watchMoney } from '../../../test/paying.ts';
import { createPaymentWork } from './jobs.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  await shop.api.services.payments.work.idle();
  await run(sql`delete from webhook_events`);
});

const run = (statement: ReturnType<typeof sql>) => shop.api.services.db.execute(statement);

/** Stores events without effect. */
async function store(count: number, { prefix = 'evt', attempts = 0 } = {}): Promise<void> {
  await run(sql`insert into webhook_events (id, type, body, attempts)
    select ${prefix} || n, 'order.paid', '{"event":"order.paid","payload":{}}', ${attempts} from generate_series(1, ${count}) n`);
}

/** Makes events with this prefix fail from now on. */
async function breakEvents(prefix: string): Promise<void> {
  await run(sql`create or replace function refuse_mark() returns trigger language plpgsql as $$ begin
    if new.processed_at is not null then raise exception 'this event fails'; end if; return new; end $$`);
  await run(
    sql.raw(`create trigger refuse_mark before update on webhook_events for each row
    when (old.id like '${prefix}%') execute function refuse_mark()`),
  );
}

async function repairEvents(): Promise<void> {
  await run(sql`drop trigger refuse_mark on webhook_events`);
}

/** Makes every event due that a failure has put off. */
async function letTimePass(): Promise<void> {
  await run(sql`update webhook_events set due_at = now() where processed_at is null`);
}

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await run(sql`select count(*)::int as count from webhook_events where ${condition}`);
  return Number(rows[0]?.count);
}

test('a burst of events is processed at once, not in batches per minute', async () => {
  await store(1_100);
  const { work } = shop.api.services.payments;
  work.wake();
  await work.idle();
  expect(await count(sql`processed_at is null`)).toBe(0);
}, 30_000);

test('failing events are tried once each and do not block the others', async () => {
  await store(250, { prefix: 'bad' });
  await store(10, { prefix: 'good', attempts: 1 });
  await breakEvents('bad');
  const { work } = shop.api.services.payments;
  work.wake();
  await work.idle();
  await repairEvents();
  expect(await count(sql`id like 'good%' and processed_at is not null`)).toBe(10);
  expect(await count(sql`id like 'bad%' and processed_at is null and attempts = 1`)).toBe(250);
  await letTimePass();
  await work.sweep();
  expect(await count(sql`processed_at is null`)).toBe(0);
}, 30_000);

test('an event that has failed for weeks is still counted and blocks no other', async () => {
  await store(1, { prefix: 'bad', attempts: 32_767 });
  await breakEvents('bad');
  const { work } = shop.api.services.payments;
  await work.sweep();
  await store(1, { prefix: 'good', attempts: 32_767 });
  await work.sweep();
  await repairEvents();
  expect(await count(sql`id like 'good%' and processed_at is not null`)).toBe(1);
  expect(await count(sql`id like 'bad%' and processed_at is null`)).toBe(1);
  await letTimePass();
  await work.sweep();
});

test('a failing event is tried at its due time, not whenever another event arrives', async () => {
  const { work } = shop.api.services.payments;
  await store(20, { prefix: 'bad' });
  await breakEvents('bad');
  for (const prefix of ['first', 'second', 'third']) {
    await store(1, { prefix });
    work.wake();
    await work.idle();
  }
  await work.sweep();
  expect(await count(sql`id like 'bad%' and attempts = 1 and due_at > now() + interval '5 seconds'`)).toBe(20);
  await letTimePass();
  await work.sweep();
  await repairEvents();
  expect(await count(sql`id like 'bad%' and attempts = 2 and due_at > now() + interval '15 seconds'`)).toBe(20);
  expect(await count(sql`id not like 'bad%' and processed_at is null`)).toBe(0);
  await letTimePass();
  await work.sweep();
});

test('an event that another node is processing is skipped, and counts as no failure', async () => {
  const { db, payments } = shop.api.services;
  await store(1_200, { prefix: 'held' });
  const [isHeld, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = db.transaction(async (tx) => {
    await tx.execute(sql`select from webhook_events where id like 'held%' for update`);
    isHeld.resolve();
    await isSeen.promise;
  });
  await isHeld.promise;
  await store(3, { prefix: 'free' });
  await payments.work.sweep();
  const processed = await count(sql`id like 'free%' and processed_at is not null`);
  isSeen.resolve();
  await other;
  expect(processed).toBe(3);
  expect(await count(sql`id like 'held%' and attempts = 0 and due_at <= now() and processed_at is null`)).toBe(1_200);
  await payments.work.sweep();
  expect(await count(sql`processed_at is null`)).toBe(0);
}, 30_000);

test('a stopping node processes no further event', async () => {
  const { db, log, now, bookingLimits, payments } = shop.api.services;
  const work = createPaymentWork({ db, log, now, bookingLimits, gateway: payments.gateway });
  await store(300);
  await run(sql`create function slow_down() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.02); return new; end $$`);
  await run(sql`create trigger slow_down before update on webhook_events for each row execute function slow_down()`);
  work.wake();
  await expect.poll(() => count(sql`processed_at is null`)).toBeLessThan(300);
  await work.stop();
  const left = await count(sql`processed_at is null`);
  expect(left).toBeGreaterThan(100);
  work.wake();
  await work.idle();
  expect(await count(sql`processed_at is null`)).toBe(left);
  await run(sql`drop function slow_down() cascade`);
}, 30_000);

test('one sweep ends more holds than one call can release', async () => {
  const garage = await createGarage(shop.api.services.db, { mechanics: [] });
  const { booking } = await shop.order(garage);
  await run(sql`
    insert into bookings (id, user_id, garage_id, service_id, booking_date, booking_time, end_time, customer_name, customer_email,
      service_type, vehicle_type, vehicle_make, vehicle_model, address, notes, payment_method, payment_status, total_amount,
      status, held_until, hold_ends_at, service_details, service_names, idempotency_key, request_hash)
    select gen_random_uuid(), b.user_id, b.garage_id, b.service_id, b.booking_date, b.booking_time, b.end_time,
      b.customer_name, b.customer_email, b.service_type, b.vehicle_type, b.vehicle_make, b.vehicle_model, b.address, b.notes,
      'online', 'pending', b.total_amount, 'confirmed', hold_clock() - interval '1 minute', hold_clock(),
      b.service_details, b.service_names, gen_random_uuid(), ''
    from bookings b, generate_series(1, 620) where b.id = ${booking.id}`);
  await shop.api.services.payments.work.sweep();
  const { rows } = await run(sql`select from bookings where status = 'confirmed' and held_until <= hold_clock()`);
  expect(rows).toHaveLength(0);
}, 30_000);
