import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { DeskMechanic, DeskService, MechanicAtWork, WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
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
  garage = await createGarage(api.services.db);
  owner = await createStaff(api, 'garage', garage.id);
});

afterAll(() => api.stop());

function ask<Body>(method: string, path: string, body?: unknown) {
  return api.call<Body & { code: string }>(method, `/desk/garages/${garage.id}/${path}`, body, owner);
}

function kept(action: string) {
  return auditOf(api.services.db, and(eq(deskAudit.garageId, garage.id), eq(deskAudit.action, action)));
}

function book(change: Partial<Booking & { expectedTotal: number; serviceIds: string[] }> = {}) {
  return api.call<Booking & { code: string }>('POST', '/bookings', bookingInput(garage, change), customer);
}

test('a service is added, changed and deactivated, and existing bookings keep their price', async () => {
  const { body: booked } = await book();
  const fields = { name: 'Full wash', description: 'With wax', price: 650, duration: 90 };
  const added = await ask<DeskService>('POST', 'services', fields);
  expect(added).toMatchObject({ status: 201, body: { ...fields, isActive: true } });
  expect((await ask('POST', 'services', fields)).body.code).toBe('NAME_TAKEN');
  const [oil] = garage.services;
  const dearer = { name: oil?.name, price: 5000, duration: 60, isActive: false };
  expect((await ask('PUT', `services/${oil?.id}`, dearer)).status).toBe(200);
  expect((await ask('PUT', `services/${oil?.id}`, fields)).body.code).toBe('NAME_TAKEN');
  const all = await ask<DeskService[]>('GET', 'services');
  expect(all.body.map(({ name, isActive }) => [name, isActive])).toContainEqual([oil?.name, false]);
  expect((await book({ bookingTime: '12:00' })).body.code).toBe('SERVICE_UNAVAILABLE');
  const again = await api.call<Booking>('GET', `/bookings/${booked.id}`, undefined, customer);
  expect(again.body).toMatchObject({ totalAmount: 1200, serviceDetails: booked.serviceDetails });
  expect(await kept('service.add')).toMatchObject([{ actorId: owner.id, subjectId: added.body.id }]);
  expect(await kept('service.change')).toMatchObject([
    { details: { from: { price: oil?.price }, to: { price: 5000 } } },
  ]);
  const { body: page } = await api.call<{ services: { id: string }[] }>('GET', `/garages/${garage.id}`);
  expect(page.services.map(({ id }) => id)).not.toContain(oil?.id);
});

test("another garage's service or mechanic is not found", async () => {
  const other = await createGarage(api.services.db);
  const service = { name: 'X', price: 1, duration: 10 };
  expect((await ask('PUT', `services/${other.services[0]?.id}`, service)).status).toBe(404);
  expect((await ask('PUT', `mechanics/${other.mechanics[0]?.id}`, { name: 'X' })).status).toBe(404);
});

test('a renamed mechanic appears under the new name in open bookings', async () => {
  const { body: booked } = await book();
  const mechanic = garage.mechanics.find(({ name }) => name === booked.assignedMechanicName);
  const renamed = await ask<DeskMechanic>('PUT', `mechanics/${mechanic?.id}`, {
    name: 'Arun Rao',
    phone: '9876543210',
  });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Arun Rao', isActive: true } });
  const again = await api.call<Booking>('GET', `/bookings/${booked.id}`, undefined, customer);
  expect(again.body.assignedMechanicName).toBe('Arun Rao');
  expect((await ask('POST', 'mechanics', { name: 'Arun Rao' })).body.code).toBe('NAME_TAKEN');
  expect(await kept('mechanic.change')).toHaveLength(1);
});

test('each mechanic is listed with the number of bookings that others would have to take over', async () => {
  const { body: booked } = await book();
  const gone = (await book({ bookingTime: '12:00' })).body;
  await api.call('POST', `/desk/bookings/${gone.id}/cancel`, { reason: 'Closed' }, owner);
  const { body } = await ask<MechanicAtWork[]>('GET', 'mechanics');
  const busy = body.filter(({ comingBookings }) => comingBookings > 0);
  expect(busy).toMatchObject([{ name: booked.assignedMechanicName, comingBookings: 1 }]);
  expect(body).toHaveLength(garage.mechanics.length);
});

test('the week is replaced as a whole, and overlapping slots are refused without any change', async () => {
  const { body: booked } = await book();
  const slots = [
    { dayOfWeek: 2, startTime: '08:00', endTime: '12:00' },
    { dayOfWeek: 2, startTime: '12:00', endTime: '16:00', isAvailable: false },
  ];
  const set = await ask<WeekSlot[]>('PUT', 'slots', { slots });
  expect(set.body).toEqual([{ ...slots[0], isAvailable: true }, slots[1]]);
  const bad = [
    [...slots, { dayOfWeek: 2, startTime: '11:00', endTime: '13:00' }],
    [slots[0], slots[0]],
  ];
  for (const overlapping of bad) {
    expect((await ask('PUT', 'slots', { slots: overlapping })).body.code).toBe('SLOTS_OVERLAP');
  }
  const backwards = [{ dayOfWeek: 1, startTime: '12:00', endTime: '12:00' }];
  expect((await ask('PUT', 'slots', { slots: backwards })).status).toBe(400);
  expect((await ask<WeekSlot[]>('GET', 'slots')).body).toEqual(set.body);
  const stays = await api.call<Booking>('GET', `/bookings/${booked.id}`, undefined, customer);
  expect(stays.body).toMatchObject({ bookingTime: '10:00', endTime: '11:00', status: 'confirmed' });
  expect((await book({ bookingTime: '13:00' })).body.code).toBe('SLOT_UNAVAILABLE');
  expect(await kept('slots.set')).toHaveLength(1);
});

test('when two people set the week at once, one grid wins as a whole', async () => {
  const grids = [8, 9].map((hour) =>
    Array.from({ length: 5 }, (_, dayOfWeek) => ({
      dayOfWeek,
      startTime: `0${hour}:00`,
      endTime: `0${hour}:45`,
      isAvailable: true,
    })),
  );
  for (let round = 0; round < (isLongRun ? 5 : 2); round++) {
    const answers = await Promise.all(grids.map((slots) => ask('PUT', 'slots', { slots })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(grids).toContainEqual((await ask<WeekSlot[]>('GET', 'slots')).body);
  }
});
