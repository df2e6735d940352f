import type { Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { moveHoldClock } from '../../../test/paying.ts';
import { race } from '../../../test/races.ts';
import { toUserId } from '../../platform/user-id.ts';
import { payInCash } from './commands/pay-in-cash.ts';

const rounds = isLongRun ? 20 : 2;

let api: Api;
let garage: StoredGarage;
let customer: Customer;

const many = Array.from({ length: 20 }, (_, index) => ({ name: `Mechanic ${String(index).padStart(2, '0')}` }));

beforeAll(async () => {
  api = await startApi({ bookingLimits: { open: 4, unpaid: 2, newAtGarage: 6, newInAll: 10 } });
});

beforeEach(async () => {
  await moveHoldClock(api.database, 0);
  await api.services.db.execute(sql`delete from booking_origins`);
  garage = await createGarage(api.services.db, { mechanics: many });
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

type Answer = Booking & { code: string; data: Record<string, unknown> };

function book(change: Partial<CreateBookingInput> = {}, by = customer, at = garage) {
  return api.call<Answer>('POST', '/bookings', bookingInput(at, change), by);
}

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

/** Makes the account older than a day. */
async function age({ id }: Customer): Promise<void> {
  await api.services.db.execute(sql`update auth_users set created_at = now() - interval '25 hours' where id = ${id}`);
}

test('an account can have four open bookings; a fifth is refused with the earliest of them', async () => {
  const made = [];
  for (const bookingTime of hours.slice(1, 5)) made.push((await book({ bookingTime })).body);
  const refused = await book({ bookingTime: '15:00' });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_BOOKINGS', data: { kind: 'open', maximum: 4, bookingId: made[0]?.id } },
  });
  await api.call('POST', `/bookings/${made[1]?.id}/cancel`, {}, customer);
  expect((await book({ bookingTime: '15:00' })).status).toBe(201);
  expect((await book({ bookingTime: '16:00' })).status).toBe(409);
});

test('completed and past bookings do not count', async () => {
  const first = (await book({ bookingTime: '09:00' })).body;
  for (const bookingTime of hours.slice(1, 4)) await book({ bookingTime });
  await api.services.db.execute(sql`update bookings set status = 'completed' where id = ${first.id}`);
  expect((await book({ bookingTime: '15:00' })).status).toBe(201);
  const before = api.clock.now;
  api.clock.now = new Date(`${tomorrow}T16:30:00+05:30`);
  expect((await book({ bookingDate: '2026-11-25' })).status).toBe(201);
  api.clock.now = before;
});

test('two open bookings may be unpaid, and one whose hold has lapsed does not count', async () => {
  const online = { paymentMethod: 'online' } as const;
  const [first] = [await book({ ...online, bookingTime: '09:00' }), await book({ ...online, bookingTime: '10:00' })];
  expect(await book({ ...online, bookingTime: '11:00' })).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_BOOKINGS', data: { kind: 'unpaid', maximum: 2, bookingId: first.body.id } },
  });
  expect((await book({ bookingTime: '12:00' })).status).toBe(201);
  await moveHoldClock(api.database, 6 * 60);
  expect((await book({ ...online, bookingTime: '11:00' })).status).toBe(201);
});

test('a vehicle cannot have overlapping bookings at any garage, and the existing one is named', async () => {
  const swift = { vehicleMake: 'Maruti Suzuki', vehicleModel: 'Swift' };
  const { body: own } = await book(swift);
  const elsewhere = await createGarage(api.services.db, {
    slots: [{ dayOfWeek: 2, startTime: '10:30', endTime: '11:30' }],
  });
  const again = { vehicleMake: 'MARUTI SUZUKI', vehicleModel: 'swift' };
  for (const answer of [await book(again), await book({ ...again, bookingTime: '10:30' }, customer, elsewhere)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_BOOKING', data: { bookingId: own.id } } });
  }
  expect((await book({ ...again, bookingTime: '11:00' })).status).toBe(201);
  expect((await book({ vehicleModel: 'Baleno' })).status).toBe(201);
  expect((await book(swift, await createCustomer(api))).status).toBe(201);
});

test('two own vehicles of the same model are distinguished', async () => {
  const [first, second] = [uuidv7(), uuidv7()];
  for (const [id, registration] of [
    [first, 'MH12AB1234'],
    [second, 'MH12AB9999'],
  ]) {
    await api.services.db.execute(sql`insert into vehicles (id, user_id, type, make, model, registration)
      values (${id}, ${customer.id}, 'car', 'Tata', 'Nexon', ${registration})`);
  }
  const nexon = { vehicleType: 'car', vehicleMake: 'Tata', vehicleModel: 'Nexon' } as const;
  expect((await book({ ...nexon, vehicleId: first })).status).toBe(201);
  expect((await book({ ...nexon, vehicleId: first })).body.code).toBe('OWN_BOOKING');
  expect((await book({ ...nexon, vehicleId: second })).status).toBe(201);
  expect((await book(nexon)).body.code).toBe('OWN_BOOKING');
});

test('a booking cannot be moved to a time at which its vehicle has another booking', async () => {
  const swift = { vehicleModel: 'Swift' };
  const own = (await book(swift)).body;
  const other = (await book({ ...swift, bookingTime: '12:00' })).body;
  const move = (bookingTime: string) =>
    api.call<Answer>('POST', `/bookings/${other.id}/reschedule`, { bookingDate: tomorrow, bookingTime }, customer);
  expect(await move('10:00')).toMatchObject({
    status: 409,
    body: { code: 'OWN_BOOKING', data: { bookingId: own.id } },
  });
  expect((await move('13:00')).status).toBe(200);
});

test("a slot taken by the customer's own booking is named as such", async () => {
  const small = await createGarage(api.services.db, { mechanics: [{ name: 'Zoya' }] });
  const own = (await book({}, customer, small)).body;
  const stranger = await createCustomer(api);
  expect((await book({}, customer, small)).body).toMatchObject({ code: 'SLOT_TAKEN', data: { ownBookingId: own.id } });
  expect((await book({}, stranger, small)).body).toMatchObject({ code: 'SLOT_TAKEN', data: { ownBookingId: null } });
});

test('a customer who books twenty times at once gets four bookings, and one if all are for the same vehicle', async () => {
  for (let round = 0; round < rounds; round++) {
    const by = await createCustomer(api);
    await age(by);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => book({ bookingTime: hours[turn % 8] ?? '' }, by)),
    );
    const won = answers.filter(({ status }) => status === 201).length;
    const lost = answers.filter(({ body }) => body.code === 'TOO_MANY_BOOKINGS').length;
    expect({ won, lost }).toEqual({ won: 4, lost: 16 });
    const other = await createCustomer(api);
    await age(other);
    const same = await Promise.all(Array.from({ length: 20 }, () => book({ vehicleModel: 'Swift' }, other)));
    const one = same.filter(({ status }) => status === 201).length;
    const named = same.filter(({ body }) => body.code === 'OWN_BOOKING').length;
    expect({ one, named }).toEqual({ one: 1, named: 19 });
    garage = await createGarage(api.services.db, { mechanics: many });
  }
}, 120_000);

const ofTwenty = { atOneGarage: 6, refused: 14, elsewhere: 4 };

race(
  'twenty new accounts on one network get six cash bookings at one garage, and more at another',
  ofTwenty,
  async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => createCustomer(api)));
    const answers = await Promise.all(crowd.map((by, turn) => book({ bookingTime: hours[turn % 8] ?? '' }, by)));
    const elsewhere = await createGarage(api.services.db, { mechanics: many });
    const more = await Promise.all(
      crowd.map((by, turn) => book({ bookingTime: hours[turn % 8] ?? '', bookingDate: '2026-11-25' }, by, elsewhere)),
    );
    const refusals = answers.filter(({ status, body }) => status === 429 && body.code === 'NEW_ACCOUNT_BOOKINGS');
    return {
      atOneGarage: answers.filter(({ status }) => status === 201).length,
      refused: refusals.length,
      elsewhere: more.filter(({ status }) => status === 201).length,
    };
  },
);

test('older accounts on the same network and online payments are not limited', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => createCustomer(api)));
  for (const by of crowd) expect((await book({}, by)).status).toBe(201);
  expect((await book()).body.code).toBe('NEW_ACCOUNT_BOOKINGS');
  const online = await book({ paymentMethod: 'online' });
  expect(online.status).toBe(201);
  const cash = await api.call<Answer>('POST', `/bookings/${online.body.id}/pay-in-cash`, {}, customer);
  expect(cash.body.code).toBe('NEW_ACCOUNT_BOOKINGS');
  await age(customer);
  expect((await book({ bookingTime: '12:00' })).status).toBe(201);
});

/** A change to cash from another network. */
async function payInCashFrom(network: string, by: Customer) {
  const { id: bookingId } = (await book({ paymentMethod: 'online' }, by)).body;
  const { db, bookingLimits: limits } = api.services;
  return await payInCash(db, { userId: toUserId(by.id), bookingId, network, limits, now: api.clock.now });
}

test('a change to cash from another network counts for the network of the booking', async () => {
  const crowd = await Promise.all(Array.from({ length: 7 }, () => createCustomer(api)));
  const outcomes = [];
  for (const [turn, by] of crowd.entries()) outcomes.push(await payInCashFrom(`203.0.113.${turn}`, by));
  expect(outcomes.slice(0, 6)).toEqual(Array(6).fill({ ok: true }));
  expect(outcomes[6]).toEqual({ ok: false, reason: 'NEW_ACCOUNT_BOOKINGS', maximum: 6 });
});

test('a change to cash also counts for the present network', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => createCustomer(api)));
  for (const by of crowd) await book({}, by);
  await api.services.db.execute(sql`update booking_origins set network = '203.0.113.1'`);
  expect(await payInCashFrom('203.0.113.1', customer)).toMatchObject({ ok: false, reason: 'NEW_ACCOUNT_BOOKINGS' });
  expect(await payInCashFrom('203.0.113.2', await createCustomer(api))).toEqual({ ok: true });
});

test('concurrent changes to cash from two networks do not deadlock', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => createCustomer(api)));
  const made = [];
  for (const by of crowd) made.push({ by, id: (await book({ paymentMethod: 'online' }, by)).body.id });
  const networks = ['203.0.113.1', '203.0.113.2'];
  for (const [turn, { id }] of made.entries()) {
    const update = sql`update booking_origins set network = ${networks[turn % 2]} where booking_id = ${id}`;
    await api.services.db.execute(update);
  }
  const { db, bookingLimits: limits } = api.services;
  const changes = made.map(({ by, id: bookingId }, turn) => {
    const network = networks[(turn + 1) % 2] ?? '';
    return payInCash(db, { userId: toUserId(by.id), bookingId, network, limits, now: api.clock.now });
  });
  expect(await Promise.all(changes)).toEqual(Array(6).fill({ ok: true }));
});

test('new accounts with one phone number share the limit of one account', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => createCustomer(api)));
  const answers = [];
  for (const by of crowd) answers.push((await book({ customerPhone: '+919876501234' }, by)).status);
  expect(answers).toEqual([201, 201, 201, 201, 429, 429]);
});

test("the network of a new account's booking is deleted with the account", async () => {
  await book();
  const own = sql`select from booking_origins o join bookings b on b.id = o.booking_id where b.user_id = ${customer.id}`;
  expect((await api.services.db.execute(own)).rows).toHaveLength(1);
});
