import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { expect, test } from 'vitest';
import { draftOf, tidyRegistration, vehicleForm } from './vehicle-form.ts';

const named = { ...draftOf(null), make: 'Hero', model: 'Splendor Plus' };

test('only make and model are required, and empty fields become null', () => {
  expect(vehicleForm.parse(named)).toEqual({
    ...{ type: 'car', make: 'Hero', model: 'Splendor Plus', registration: null, fuel: null, kilometres: null },
    ...{ pucUntil: null, insuranceUntil: null, serviceDue: null },
  });
  expect(vehicleForm.safeParse(draftOf(null)).error?.issues.map(({ path }) => path[0])).toEqual(['make', 'model']);
});

test('kilometres may contain separators', () => {
  expect(vehicleForm.parse({ ...named, kilometres: '1,20,000' }).kilometres).toBe(120_000);
  for (const kilometres of ['-1', '12.5', 'many', ',', '2000001'])
    expect(vehicleForm.safeParse({ ...named, kilometres }).success).toBe(false);
});

test('a vehicle is unchanged after passing through its form', () => {
  const vehicle: Vehicle = {
    ...{ id: '019ab0de-0000-7000-8000-000000000000', type: 'bike', make: 'TVS', model: 'iQube', fuel: 'electric' },
    ...{ registration: 'KA05HH1234', kilometres: 0, pucUntil: null, insuranceUntil: '2027-01-31', serviceDue: null },
  };
  const { id, ...input } = vehicle;
  expect(vehicleForm.parse(draftOf(vehicle))).toEqual(input);
});

test('a registration number is shown as on the plate, and invalid text as typed', () => {
  expect(tidyRegistration('mh12ab1234')).toBe('MH 12 AB 1234');
  expect(tidyRegistration('hello')).toBe('hello');
  expect(tidyRegistration('')).toBe('');
});
