import { limits } from '@pahiya/contract/shared/limits';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';

let api: Api;
let owner: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  owner = await createCustomer(api);
});

afterAll(() => api.stop());

const swift = { type: 'car', make: 'Maruti Suzuki', model: 'Swift', registration: 'mh 12-ab 1234', fuel: 'petrol' };
const add = (vehicle: object, by = owner) => api.call<Vehicle>('POST', '/vehicles', vehicle, by);
const list = async (by = owner) => (await api.call<Vehicle[]>('GET', '/vehicles', undefined, by)).body;

test('a vehicle can be added, changed and removed, and its number is normalised', async () => {
  const { status, body } = await add(swift);
  expect(status).toBe(201);
  expect(body).toMatchObject({ make: 'Maruti Suzuki', registration: 'MH12AB1234', kilometres: null, pucUntil: null });
  const input = { ...swift, kilometres: 42_000, pucUntil: '2027-01-31' };
  const changed = await api.call<Vehicle>('PUT', `/vehicles/${body.id}`, input, owner);
  expect(changed.body).toMatchObject({ id: body.id, kilometres: 42_000, pucUntil: '2027-01-31' });
  expect(await list()).toEqual([changed.body]);
  expect((await api.call('DELETE', `/vehicles/${body.id}`, undefined, owner)).body).toEqual({ id: body.id });
  expect(await list()).toEqual([]);
});

test.each(['MH 12 AB 1234', 'dl1caa1111', '22 BH 1234 AA', 'KA-05-1234'])(
  '%s is a valid registration number',
  async (registration) => {
    expect((await add({ ...swift, registration })).status).toBe(201);
  },
);

test.each([
  ['registration', { registration: '12 MH AB' }],
  ['fuel', { fuel: 'steam' }],
  ['kilometres', { kilometres: -1 }],
  ['make', { make: '  ' }],
  ['insuranceUntil', { insuranceUntil: '2027-02-30' }],
])('an invalid %s is named in the error', async (field, wrong) => {
  expect(await add({ ...swift, ...wrong })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { field } },
  });
  expect(await list()).toEqual([]);
});

test('a person cannot have the same number twice, and another person may have it', async () => {
  await add(swift);
  const taken = { status: 409, body: { code: 'REGISTRATION_TAKEN', data: { field: 'registration' } } };
  expect(await add({ ...swift, registration: 'MH12AB1234' })).toMatchObject(taken);
  const { body: other } = await add({ ...swift, registration: null });
  expect(await api.call('PUT', `/vehicles/${other.id}`, swift, owner)).toMatchObject(taken);
  expect((await add(swift, await createCustomer(api))).status).toBe(201);
});

test("another customer's vehicle is not found", async () => {
  const { body } = await add(swift);
  const stranger = await createCustomer(api);
  const gone = { status: 404, body: { code: 'NOT_FOUND', data: { field: 'vehicleId' } } };
  expect(await api.call('PUT', `/vehicles/${body.id}`, swift, stranger)).toMatchObject(gone);
  expect(await api.call('DELETE', `/vehicles/${body.id}`, undefined, stranger)).toMatchObject(gone);
  expect(await list(stranger)).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test('the limit of vehicles holds even when two devices add one at once', async () => {
  const plain = { ...swift, registration: null };
  for (let count = 1; count < limits.ownVehicles; count += 1) await add(plain);
  const statuses = (await Promise.all([add(plain), add(plain)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409]);
  expect(await list()).toHaveLength(limits.ownVehicles);
});
