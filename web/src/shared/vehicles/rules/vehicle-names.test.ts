import { vehicleTypes } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { expect, test } from 'vitest';
import catalogue from '../queries/vehicle-catalogue.json' with { type: 'json' };
import { suggestMakes, suggestModels } from './vehicle-names.ts';

test('makes of the type are suggested, those that begin with the text first', () => {
  expect(suggestMakes(catalogue, 'car', 'ma').slice(0, 2)).toEqual(['Maruti Suzuki', 'Mahindra']);
  expect(suggestMakes(catalogue, 'bike', 'maruti')).toEqual([]);
});

test('models are found by make, ignoring case', () => {
  expect(suggestModels(catalogue, 'car', ' maruti SUZUKI ', 'swif')).toEqual(['Swift']);
  expect(suggestModels(catalogue, 'car', 'Hyundai', 'swif')).toEqual([]);
});

test('an unknown make suggests models of every make', () => {
  expect(suggestModels(catalogue, 'car', '', 'swif')).toContain('Swift');
});

test('a complete name suggests nothing more', () => {
  expect(suggestModels(catalogue, 'car', 'Maruti Suzuki', 'Swift')).toEqual([]);
});

test('every name in the catalogue can be booked', () => {
  for (const type of vehicleTypes) {
    for (const [make, models] of Object.entries(catalogue[type])) {
      for (const name of [make, ...models]) expect(name.trim().length).toBeLessThanOrEqual(limits.vehicleNameLength);
      expect(models.length).toBeGreaterThan(0);
    }
  }
});
