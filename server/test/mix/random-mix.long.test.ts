import type { Booking } from '@pahiya/contract/bookings/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeBooking, startBooking } from '../../src/features/bookings/commands/advance-booking.ts';
import { assignMechanic } from '../../src/features/bookings/commands/assign-mechanic.ts';
import { cancelBooking } from '../../src/features/bookings/commands/cancel-booking.ts';
import { bookingInput, tomorrow } from '../booking-inputs.ts';
import { type Customer, createCustomer } from '../customers.ts';
import { createGarage, type StoredGarage } from '../garages.ts';
import { ledgerProblems, type Shop, soundLedger, startShop, sweepPayments } from '../paying.ts';

/** MIX_SECONDS sets another length. */
const seconds = Number(process.env.MIX_SECONDS ?? 60);
const clients = 50;
const timeout = (seconds + 90) * 1_000;
const operator = { kind: 'garage', name: 'The desk' } as const;

let shop: Shop;
let garages: StoredGarage[];
const done = new Map<string, number>();

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop.api.services;
  garages = [
    await createGarage(db),
    await createGarage(db, { mechanics: [{ name: 'Only' }] }),
    await createGarage(db, { mechanics: ['A', 'B', 'C'].map((name) => ({ name })) }),
  ];
});

afterAll(() => shop.stop());

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** Few slots for many clients: three hours on two days. */
function pickSlot(): { bookingDate: string; bookingTime: string } {
  return { bookingDate: addDays(tomorrow, pick([0, 1])), bookingTime: pick(['10:00', '11:00', '12:00']) };
}

interface Client {
  customer: Customer;
  bookings: { id: string; garage: StoredGarage }[];
}

async function post(client: Client, path: string, body: unknown): Promise<number> {
  const { status, body: answer } = await shop.api.call('POST', path, body, client.customer);
  // Every combination of actions must get a declared response.
  expect(status, `${path} ${JSON.stringify(answer)}`).toBeLessThan(500);
  return status;
}

async function book(client: Client): Promise<void> {
  const garage = pick(garages);
  const paymentMethod = pick(['cash', 'online', 'online'] as const);
  const input = bookingInput(garage, { ...pickSlot(), paymentMethod });
  const { status, body } = await shop.api.call<Booking>('POST', '/bookings', input, client.customer);
  expect([201, 409]).toContain(status);
  if (status === 201) client.bookings.push({ id: body.id, garage });
}

type Action = (client: Client, booking: Client['bookings'][number]) => Promise<unknown>;

/** Work is possible only on a booking's day; all bookings are before this instant. */
const afterAllSlots = new Date('2027-06-01T00:00:00Z');

const actions: Record<string, Action> = {
  link: (client, { id }) => post(client, `/bookings/${id}/payment-link`, {}),
  cancel: (client, { id }) => post(client, `/bookings/${id}/cancel`, {}),
  reschedule: (client, { id }) => post(client, `/bookings/${id}/reschedule`, pickSlot()),
  pay: (_client, { id }) =>
    onLinks(id, (linkId) => shop.fake.pay(linkId, { copies: pick([1, 2]), isReversed: pick([true, false]) })),
  payQuietly: (_client, { id }) => onLinks(id, async (linkId) => shop.fake.payQuietly(linkId)),
  fail: (_client, { id }) => onLinks(id, (linkId) => shop.fake.fail(linkId)),
  expireLink: (_client, { id }) => onLinks(id, (linkId) => shop.fake.expire(linkId)),
  expireHold: (_client, { id }) =>
    shop.api.services.db.execute(
      sql`update bookings set held_until = held_until - interval '1 hour' where id = ${id} and held_until < 'infinity'`,
    ),
  assign: (_client, { id, garage }) =>
    assignMechanic(shop.api.services.db, { bookingId: id, mechanicId: pick(garage.mechanics).id, actor: operator }),
  deskCancel: (_client, { id }) =>
    cancelBooking(shop.api.services.db, { bookingId: id, actor: operator, reason: 'Closed', now: shop.api.clock.now }),
  start: (_client, { id }) =>
    startBooking(shop.api.services.db, { bookingId: id, actor: operator, now: afterAllSlots }),
  complete: (_client, { id }) =>
    completeBooking(shop.api.services.db, { bookingId: id, actor: operator, now: afterAllSlots }),
  sweep: () => sweepPayments(shop),
};

/** Acts on one of the booking's links, including old ones. */
async function onLinks(bookingId: string, act: (linkId: string) => Promise<unknown>): Promise<void> {
  const links = shop.fake.links().filter((link) => link.notes?.booking_id === bookingId);
  if (links.length > 0) await act(pick(links).id);
}

const names = ['book', ...Object.keys(actions)];
const likelihood = ['link', 'link', 'pay', 'pay', 'fail', 'cancel', 'reschedule', 'reschedule', 'assign', 'assign'];

async function live(client: Client, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const booking = client.bookings.length > 0 && Math.random() < 0.7 ? pick(client.bookings) : null;
    const name = booking ? pick([...likelihood, ...Object.keys(actions)]) : 'book';
    if (booking) await actions[name]?.(client, booking);
    else await book(client);
    done.set(name, (done.get(name) ?? 0) + 1);
  }
}

/** Invariants that must hold in every snapshot, even during concurrent actions. Counts violations. */
async function snapshotProblems(): Promise<Record<string, number>> {
  const { rows } = await shop.api.services.db.execute<Record<string, number>>(sql`
    with active as (
      select * from bookings where occupies_slot(status, held_until)
    )
    select
      (select count(*)::int from active a join active b on a.id < b.id
        and a.assigned_mechanic_id = b.assigned_mechanic_id and a.slot_range && b.slot_range) as overlaps,
      (select count(*)::int from (
        select a.id from active a join active b on b.garage_id = a.garage_id and b.slot_range && a.slot_range
        group by a.id, a.garage_id
        having count(*) > (select count(*) from mechanics m where m.garage_id = a.garage_id and m.status = 'active')
      ) crowded) as crowded,
      (select count(*)::int from active where assigned_mechanic_id is null) as unassigned`);
  return { ...rows[0], ...(await ledgerProblems(shop.api.database)) };
}

const sound = { overlaps: 0, crowded: 0, unassigned: 0, ...soundLedger };

test('whatever fifty clients do at once, no bookings of a mechanic overlap, no garage is overbooked, and the ledger adds up', {
  timeout,
}, async () => {
  const people = await Promise.all(
    Array.from({ length: clients }, async () => ({ customer: await createCustomer(shop.api), bookings: [] })),
  );
  const begun = Date.now();
  let snapshots = 0;
  const hasAllMet = () => snapshots > seconds && names.every((name) => done.has(name));
  // A slow machine gets more time until every action has happened.
  const isOver = () => Date.now() - begun >= (hasAllMet() ? seconds : seconds + 60) * 1_000;
  const watching = (async () => {
    for (; !isOver(); snapshots++) expect(await snapshotProblems()).toEqual(sound);
  })();
  await Promise.all([watching, ...people.map((client) => live(client, isOver))]);
  await settle();
  expect(await snapshotProblems()).toEqual(sound);
  expect(await moneyAtGateway()).toEqual(await moneyInLedger());
  expect(shop.api.logs.filter((line) => line.includes('payment work failed'))).toEqual([]);
  // Otherwise the mix did not test anything.
  expect(snapshots).toBeGreaterThan(seconds);
  for (const name of names) expect(done.get(name), name).toBeGreaterThan(0);
});

/** Synchronises with the gateway until nothing is open. */
async function settle(): Promise<void> {
  const { db, payments } = shop.api.services;
  for (let round = 0; round < 8; round++) {
    await payments.work.idle();
    await db.execute(
      sql`update payments set created_at = created_at - interval '1 minute', checked_at = checked_at - interval '2 hours'`,
    );
    await db.execute(sql`update payment_refunds set asked_at = asked_at - interval '2 hours'`);
    await sweepPayments(shop);
  }
}

/** Rupees at the gateway and in our records: all captured payments and all refunds. */
async function moneyAtGateway() {
  const sum = (items: { amount: number }[]) => items.reduce((total, { amount }) => total + amount / 100, 0);
  const captured = shop.fake.payments().filter((payment) => payment.status === 'captured');
  return { captured: sum(captured), refunded: sum(shop.fake.refunds()) };
}

async function moneyInLedger() {
  const { rows } = await shop.api.services.db.execute<{ captured: number; refunded: number }>(sql`select
    (select coalesce(sum(amount), 0)::int from payment_captures) as captured,
    (select coalesce(sum(amount), 0)::int from payment_refunds where gateway_refund_id is not null) as refunded`);
  return rows[0];
}
