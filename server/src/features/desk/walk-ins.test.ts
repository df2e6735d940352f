import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { DeskBooking, WalkInInput } from '@pahiya/contract/desk/garage/schemas';
import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { countBrokenBookings } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { answerRequest } from '../../cli/staff-commands/answer-request.ts';
import { parseDeskArguments } from '../../cli/staff-commands/arguments.ts';
import { bookingPurgeQueue } from '../account/jobs.ts';
import { bookings } from '../calendar/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { exportTable } from './queries/export-table.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let owner: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  api.clock.now = morning;
  garage = await createGarage(api.services.db);
  owner = await createStaff(api, 'garage', garage.id);
});

afterAll(() => api.stop());

const today = { bookingDate: '2026-11-23', bookingTime: '15:00' };

function walkInFor(change: Partial<WalkInInput> = {}) {
  const {
    serviceType: _1,
    address: _2,
    paymentMethod: _3,
    garageId: _4,
    vehicleId: _5,
    ...input
  } = bookingInput(garage);
  return { ...input, customerName: 'Ravi Kumar', customerPhone: '9876543210', ...change };
}

function walkIn(change: Partial<WalkInInput> = {}, by = owner) {
  return api.call<DeskBooking & { code: string }>('POST', `/desk/garages/${garage.id}/walk-ins`, walkInFor(change), by);
}

function desk<Body = DeskBooking>(method: string, path: string, body?: unknown) {
  return api.call<Body>(method, `/desk${path}`, body, owner);
}

async function rowOf(bookingId: string) {
  const [row] = await api.services.db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row;
}

async function countNotifications() {
  const [row] = await api.services.db.select({ count: count() }).from(notifications);
  return row?.count;
}

test('a customer at the counter is booked like any other: at the garage, for cash, at the current price', async () => {
  const { status, body } = await walkIn();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    isWalkIn: true,
    customerName: 'Ravi Kumar',
    customerPhone: expect.stringContaining('9876543210'),
    serviceType: 'pickup',
    paymentMethod: 'cash',
    address: garage.location,
    totalAmount: 1200,
    mechanicName: garage.mechanics[0]?.name,
  });
  expect(await rowOf(body.id)).toMatchObject({ userId: null, isWalkIn: true });
  const kept = await auditOf(api.services.db, eq(deskAudit.subjectId, body.id));
  expect(kept).toMatchObject([{ action: 'booking.walk_in', actorId: owner.id, garageId: garage.id }]);
});

test('the same key returns the same booking, even at once, and is refused for another person', async () => {
  const input = walkInFor();
  const answers = await Promise.all(Array.from({ length: 8 }, () => walkIn(input)));
  const ids = new Set(answers.map(({ status, body }) => (status === 201 ? body.id : status)));
  expect(ids.size).toBe(1);
  const kept = await auditOf(api.services.db, eq(deskAudit.garageId, garage.id));
  expect(kept.filter(({ action }) => action === 'booking.walk_in')).toHaveLength(1);
  const other = await walkIn({ ...input, customerName: 'Somebody Else' });
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_USED' } });
});

test('a repeated walk-in is neither the booking of a customer nor that of another garage with the same key', async () => {
  const input = walkInFor();
  const { idempotencyKey } = input;
  const buyer = await createCustomer(api);
  const booked = await api.call<Booking>('POST', '/bookings', bookingInput(garage, { idempotencyKey }), buyer);
  const there = await createGarage(api.services.db);
  const theirs = { ...input, serviceIds: there.services.map(({ id }) => id) };
  const theirOwner = await createStaff(api, 'garage', there.id);
  const walkInThere = () => api.call<DeskBooking>('POST', `/desk/garages/${there.id}/walk-ins`, theirs, theirOwner);
  const first = [await walkIn(input), await walkInThere()];
  const again = [await walkIn(input), await walkInThere()];
  expect([booked, ...first, ...again].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(again.map(({ body }) => body.id)).toEqual(first.map(({ body }) => body.id));
  expect(new Set([booked, ...first].map(({ body }) => body.id)).size).toBe(3);
});

test('when walk-ins and customers compete for the last mechanic, exactly one wins, in ten rounds', {
  timeout: 60_000,
}, async () => {
  garage = await createGarage(api.services.db, { mechanics: [{ name: 'Arun' }] });
  owner = await createStaff(api, 'garage', garage.id);
  const rivals = await Promise.all(Array.from({ length: 4 }, () => createCustomer(api)));
  for (let round = 0; round < 10; round++) {
    const slot = { bookingDate: `2026-11-${24 + (round % 5)}`, bookingTime: `1${round % 7}:00` };
    const answers = await Promise.all([
      ...rivals.map((rival) =>
        api.call<Booking & { code: string }>('POST', '/bookings', bookingInput(garage, slot), rival),
      ),
      ...rivals.map(() => walkIn({ ...slot, idempotencyKey: randomUUID() })),
    ]);
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ body }) => body.code === 'SLOT_TAKEN');
    expect({ won: won.length, lost: lost.length }).toEqual({ won: 1, lost: 7 });
  }
  expect((await countBrokenBookings(api.services.db)).overlaps).toBe(0);
});

test('a walk-in passes through all steps, and no notification is sent', async () => {
  const before = await countNotifications();
  const { id } = (await walkIn({ bookingDate: '2026-11-23', bookingTime: '16:00' })).body;
  const other = garage.mechanics[1];
  const steps: [string, string, unknown][] = [
    ['PUT', 'mechanic', { mechanicId: other?.id }],
    ['POST', 'start', undefined],
    ['POST', 'cash', undefined],
    ['POST', 'complete', undefined],
  ];
  for (const [method, step, body] of steps) {
    expect((await desk(method, `/bookings/${id}/${step}`, body)).status, step).toBe(200);
  }
  const second = (await walkIn({ idempotencyKey: randomUUID(), bookingTime: '15:00' })).body.id;
  expect((await desk('POST', `/bookings/${second}/cancel`, { reason: 'They left' })).status).toBe(200);
  expect(await countNotifications()).toBe(before);
});

test('a walk-in belongs to no customer: nobody can read, pay, review, cancel or move it', async () => {
  const { id } = (await walkIn()).body;
  const attempts: [string, string, unknown][] = [
    ['GET', `/bookings/${id}`, undefined],
    ['GET', `/bookings/${id}/history`, undefined],
    ['GET', `/bookings/${id}/calendar`, undefined],
    ['POST', `/bookings/${id}/cancel`, {}],
    ['POST', `/bookings/${id}/reschedule`, { bookingDate: tomorrow, bookingTime: '15:00' }],
    ['PUT', `/bookings/${id}/review`, { rating: 5 }],
    ['POST', `/bookings/${id}/payment-link`, {}],
  ];
  for (const [method, path, body] of attempts) {
    expect((await api.call(method, path, body, customer)).status, `${method} ${path}`).toBe(404);
  }
  const own = await api.call<{ items: unknown[] }>('GET', '/bookings', undefined, customer);
  expect(own.body.items).toEqual([]);
  for (const by of [undefined, customer]) {
    const outcome = await api.call<PaymentOutcome>('GET', `/bookings/${id}/payment`, undefined, { token: by?.token });
    expect(outcome).toMatchObject({ status: 200, body: { state: 'unknown', booking: null, canRetry: false } });
  }
});

test('the command line lists and works on walk-ins, too', async () => {
  const { id } = (await walkIn(today)).body;
  const ask = async (...args: string[]) =>
    (
      await answerRequest(
        api.services.db,
        parseDeskArguments(args),
        api.clock.now,
        async () => api.services.files.store,
      )
    ).lines;
  expect((await ask('list', '--garage', garage.id))[0]).toContain('Ravi Kumar');
  expect(await ask('start', id, '--by', 'Meera')).toEqual(['The work has begun.']);
});

test('a slot that has begun can still be given to a walk-in, until it ends', async () => {
  // 10:30 in India.
  api.clock.now = new Date('2026-11-23T05:00:00Z');
  const key = randomUUID();
  expect((await walkIn({ ...today, bookingTime: '10:00', idempotencyKey: key })).status).toBe(201);
  const over = await walkIn({ ...today, bookingTime: '09:00', idempotencyKey: randomUUID() });
  expect(over).toMatchObject({ status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
});

test('prices, services and slots are judged as for any booking', async () => {
  const key = () => ({ idempotencyKey: randomUUID() });
  const refusals: [Partial<WalkInInput>, string][] = [
    [{ expectedTotal: 1 }, 'PRICE_CHANGED'],
    [{ serviceIds: [randomUUID()] }, 'SERVICE_NOT_FOUND'],
    [{ bookingTime: '10:30' }, 'SLOT_UNAVAILABLE'],
    [{ bookingDate: '2028-01-01' }, 'SLOT_UNAVAILABLE'],
  ];
  for (const [change, code] of refusals) expect((await walkIn({ ...key(), ...change })).body.code).toBe(code);
  await Promise.all([walkIn(key()), walkIn(key())]);
  expect((await walkIn(key())).body.code).toBe('SLOT_TAKEN');
});

test('walk-ins are exported like any booking', async () => {
  const { id } = (await walkIn({ idempotencyKey: randomUUID(), bookingTime: '16:00' })).body;
  const table = await exportTable(api.services.db, { kind: 'bookings', garageId: garage.id });
  expect(table.ok && table.lines.filter((line) => line.startsWith(id))).toEqual([
    expect.stringContaining("Ravi Kumar,'+919876543210,,true"),
  ]);
});

test('a year after a walk-in its customer is forgotten, and what was done and paid stays', async () => {
  const { db } = api.services;
  const { body: walked } = await walkIn({ ...today, notes: 'His daughter picks it up' });
  const purge = (at: string) => bookingPurgeQueue(db, () => new Date(at)).run({});
  const kept = async () => (await db.select().from(bookings).where(eq(bookings.id, walked.id)))[0];
  const before = await kept();
  await purge('2027-11-22T18:00:00Z');
  expect(await kept()).toEqual(before);
  await purge('2027-11-22T19:00:00Z');
  expect(await kept()).toMatchObject({
    ...{ customerName: '', customerPhone: null, vehicleMake: '', vehicleModel: '', notes: '' },
    ...{ totalAmount: before?.totalAmount, serviceDetails: before?.serviceDetails, purgeOn: '2035-04-01' },
  });
});
