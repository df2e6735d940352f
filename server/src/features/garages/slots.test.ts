import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { garageTimeSlots } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => {
  api.clock.now = morning;
});

afterAll(() => api.stop());

async function slotsOf(garageId: string, date = tomorrow): Promise<SlotDay['slots']> {
  const { status, body } = await api.call<SlotDay>('GET', `/garages/${garageId}/slots?date=${date}`);
  expect({ status, date: body.date }).toEqual({ status: 200, date });
  return body.slots;
}

async function availableStarts(garageId: string, date?: string): Promise<string[]> {
  return (await slotsOf(garageId, date)).filter((slot) => slot.available).map((slot) => slot.startTime);
}

test('a day shows the slots of its weekday in order', async () => {
  const slots = [
    { dayOfWeek: 2, startTime: '14:00', endTime: '15:30' },
    { dayOfWeek: 2, startTime: '09:30', endTime: '10:00' },
    { dayOfWeek: 3, startTime: '08:00', endTime: '09:00' },
  ];
  const { id } = await createGarage(api.services.db, { slots });
  expect(await slotsOf(id)).toEqual([
    { startTime: '09:30', endTime: '10:00', available: true, freeMechanics: 2 },
    { startTime: '14:00', endTime: '15:30', available: true, freeMechanics: 2 },
  ]);
  expect(await slotsOf(id, '2026-11-26')).toEqual([]);
});

test('each booking takes a mechanic, and the slot closes with the last one', async () => {
  const garage = await createGarage(api.services.db);
  const { token } = await createCustomer(api);
  for (const freeMechanics of [1, 0]) {
    await api.call('POST', '/bookings', bookingInput(garage), { token });
    const slot = (await slotsOf(garage.id)).find(({ startTime }) => startTime === '10:00');
    expect(slot).toMatchObject({ freeMechanics, available: freeMechanics > 0 });
  }
  expect(await availableStarts(garage.id)).toHaveLength(7);
  expect(await availableStarts(garage.id, '2026-12-01')).toHaveLength(8);
});

test('slots of a garage that never had a mechanic stay open', async () => {
  const garage = await createGarage(api.services.db, { mechanics: [] });
  expect(await slotsOf(garage.id)).toContainEqual({
    startTime: '10:00',
    endTime: '11:00',
    available: true,
    freeMechanics: null,
  });
});

test('slots of today that have begun are closed, even if it is another day in UTC', async () => {
  const { id } = await createGarage(api.services.db);
  api.clock.now = new Date('2026-11-23T08:00:00Z');
  expect(await availableStarts(id, '2026-11-23')).toEqual(['14:00', '15:00', '16:00']);
  api.clock.now = new Date('2026-11-23T18:29:59Z');
  expect(await availableStarts(id, '2026-11-23')).toEqual([]);
  api.clock.now = new Date('2026-11-23T18:30:00Z');
  expect(await availableStarts(id, tomorrow)).toHaveLength(8);
});

test('past days and days beyond the horizon are closed', async () => {
  const { id } = await createGarage(api.services.db);
  expect(await availableStarts(id, '2026-11-22')).toEqual([]);
  expect(await availableStarts(id, '2027-02-21')).toHaveLength(8);
  expect(await availableStarts(id, '2027-02-22')).toEqual([]);
});

test('a slot that the garage has closed is not shown', async () => {
  const { id } = await createGarage(api.services.db);
  await api.services.db
    .update(garageTimeSlots)
    .set({ isAvailable: false })
    .where(sql`garage_id = ${id} and start_time = '10:00'`);
  expect((await slotsOf(id)).map((slot) => slot.startTime)).not.toContain('10:00');
});

test.each(['', '2026-02-29', '2026-11', 'tomorrow', '0000-01-01', '24-11-2026', "2026-11-24'"])(
  'the date "%s" is refused by name',
  async (date) => {
    const { id } = await createGarage(api.services.db);
    expect(await api.call('GET', `/garages/${id}/slots?date=${date}`)).toMatchObject({
      status: 400,
      body: { data: { field: 'date' } },
    });
  },
);

test.each(['0001-01-01', '9999-12-31'])('all slots of the distant day %s are closed', async (date) => {
  const { id } = await createGarage(api.services.db);
  expect(await availableStarts(id, date)).toEqual([]);
});
