import type { Welcome } from '@pahiya/contract/revvy/schemas';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { toUserId } from '../../platform/user-id.ts';
import { createTools } from '../revvy/tools/tools.ts';

let api: Api;
let owner: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  owner = await createCustomer(api);
});

afterAll(() => api.stop());

const swift = { type: 'car', make: 'Maruti Suzuki', model: 'Swift', registration: 'MH12AB1234' } as const;
const scooter = { type: 'bike', make: 'TVS', model: 'Jupiter', fuel: 'electric' } as const;
const add = (vehicle: object) => api.call<Vehicle>('POST', '/vehicles', vehicle, owner);
const models = async () =>
  (await api.call<Vehicle[]>('GET', '/vehicles', undefined, owner)).body.map(({ model }) => model);
const welcome = async () => (await api.call<Welcome>('GET', '/revvy/welcome', undefined, owner)).body;

async function book(vehicle: { vehicleType: string; vehicleMake: string; vehicleModel: string }): Promise<void> {
  const garage = await createGarage(api.services.db);
  const { status } = await api.call('POST', '/bookings', { ...bookingInput(garage), ...vehicle }, owner);
  expect(status).toBe(201);
}

test('the vehicle booked for last comes first, regardless of the case in the booking', async () => {
  await add(swift);
  await add(scooter);
  expect(await models()).toEqual(['Jupiter', 'Swift']);
  await book({ vehicleType: 'car', vehicleMake: 'MARUTI SUZUKI', vehicleModel: 'swift' });
  expect(await models()).toEqual(['Swift', 'Jupiter']);
  await book({ vehicleType: 'car', vehicleMake: 'Tata', vehicleModel: 'Nexon' });
  expect(await models()).toEqual(['Swift', 'Jupiter']);
});

test('Revvy prefers a saved vehicle to one from a booking, and suggests questions for it', async () => {
  await book({ vehicleType: 'car', vehicleMake: 'Tata', vehicleModel: 'Nexon' });
  expect((await welcome()).vehicle).toEqual({ type: 'car', make: 'Tata', model: 'Nexon' });
  await add(scooter);
  const electric = await welcome();
  expect(electric.vehicle).toEqual({ type: 'bike', make: 'TVS', model: 'Jupiter' });
  expect(electric.suggestions).toContain('evRange');
  const { body } = await add({ ...swift, fuel: 'petrol', pucUntil: '2026-12-01' });
  await api.call('PUT', `/vehicles/${body.id}`, { ...swift, fuel: 'petrol', pucUntil: '2026-12-01' }, owner);
  expect((await welcome()).suggestions.filter((one) => one !== 'whereBooking')[0]).toBe('puc');
});

test("Revvy's tools read only the customer's own vehicles", async () => {
  const { db, now } = api.services;
  const toolsOf = ({ id }: Customer) => createTools(db, { userId: toUserId(id), place: null, now: now() });
  await add({ ...scooter, kilometres: 9_000, insuranceUntil: '2027-01-31' });
  await add(swift);
  const found = await toolsOf(owner).ownVehicles();
  expect(found.map(({ model }) => model)).toEqual(['Swift', 'Jupiter']);
  expect(found[1]).toMatchObject({ fuel: 'electric', kilometres: 9_000, insuranceUntil: '2027-01-31' });
  expect(found[0]).toMatchObject({ registration: 'MH12AB1234' });
  expect(await toolsOf(owner).lastVehicle()).toBe('car');
  const stranger = toolsOf(await createCustomer(api));
  expect([await stranger.ownVehicles(), await stranger.lastVehicle()]).toEqual([[], null]);
});
