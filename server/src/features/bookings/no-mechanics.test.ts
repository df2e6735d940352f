import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roundsOf } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';

let api: Api;
let garage: StoredGarage;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  garage = await createGarage(api.services.db);
});

afterAll(() => api.stop());

function book(at = garage) {
  return api.call<Booking & { code: string }>('POST', '/bookings', bookingInput(at), customer);
}

async function slotsOf({ id }: StoredGarage): Promise<SlotDay> {
  return (await api.call<SlotDay>('GET', `/garages/${id}/slots?date=${tomorrow}`)).body;
}

async function setAll(status: 'active' | 'inactive'): Promise<void> {
  await api.services.db.execute(sql`update mechanics set status = ${status} where garage_id = ${garage.id}`);
}

test('a garage whose last mechanic becomes inactive accepts no bookings, and says why', async () => {
  await setAll('inactive');
  const day = await slotsOf(garage);
  expect(day.closure).toBe('no_mechanics');
  expect(day.slots.length).toBeGreaterThan(0);
  for (const slot of day.slots) expect(slot).toMatchObject({ available: false, freeMechanics: 0 });
  expect(await book()).toMatchObject({ status: 409, body: { code: 'NO_MECHANICS' } });
  await setAll('active');
  expect((await slotsOf(garage)).closure).toBeNull();
  expect((await book()).status).toBe(201);
});

test('a booking cannot be moved to a garage without active mechanics', async () => {
  const { body: booking } = await book();
  await setAll('inactive');
  const to = { bookingDate: tomorrow, bookingTime: '15:00' };
  const answer = await api.call<{ code: string }>('POST', `/bookings/${booking.id}/reschedule`, to, customer);
  expect(answer).toMatchObject({ status: 409, body: { code: 'NO_MECHANICS' } });
});

test('the garage stays closed when the rows of its mechanics are deleted', async () => {
  await api.services.db.execute(sql`delete from mechanics where garage_id = ${garage.id}`);
  expect((await slotsOf(garage)).closure).toBe('no_mechanics');
  expect((await book()).body.code).toBe('NO_MECHANICS');
});

test('slots are open without a mechanic if the garage never had one', async () => {
  const never = await createGarage(api.services.db, { mechanics: [] });
  const day = await slotsOf(never);
  expect(day).toMatchObject({ closure: null });
  expect(day.slots[0]).toMatchObject({ available: true, freeMechanics: null });
  expect(await book(never)).toMatchObject({ status: 201, body: { assignedMechanicName: null } });
});

test('a holiday is given as the reason', async () => {
  await api.services.db.execute(sql`insert into garage_holidays (garage_id, date) values (${garage.id}, ${tomorrow})`);
  expect(await slotsOf(garage)).toEqual({ date: tomorrow, closure: 'holiday', slots: [] });
});

test('when customers book while the last mechanic becomes inactive, no booking is left without one, round after round', async () => {
  for (let round = 0; round < roundsOf(20); round++) {
    garage = await createGarage(api.services.db);
    const [answers] = await Promise.all([Promise.all(Array.from({ length: 8 }, () => book())), setAll('inactive')]);
    const won = answers.filter(({ status }) => status === 201);
    expect(won.length).toBeLessThanOrEqual(2);
    for (const { body } of won) expect(body.assignedMechanicName).not.toBeNull();
    const lost = answers.filter(({ body }) => ['NO_MECHANICS', 'SLOT_TAKEN'].includes(body.code));
    expect(won.length + lost.length).toBe(8);
  }
}, 60_000);
