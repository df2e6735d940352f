import { expect, test } from 'vitest';
import { loadCities } from '../locations/client.ts';
import { findFarCity } from './rules/address.ts';

const cities = loadCities();
/** In Hamirpur of Himachal Pradesh, which the catalogue of cities does not have; Uttar Pradesh has one too. */
const garage = { latitude: 31.68, longitude: 76.52 };

test('a city counts in the state that the address names, and in any when it names none', () => {
  expect(findFarCity(cities, { address: '4, Main Bazaar, Hamirpur, Himachal Pradesh 177001', garage })).toBeNull();
  expect(findFarCity(cities, { address: '4, Main Bazaar, Hamirpur', garage })).toMatchObject({ city: 'Hamirpur' });
  const other = { address: '4, Main Bazaar, Hamirpur, Uttar Pradesh 210301', garage };
  expect(findFarCity(cities, other)).toMatchObject({ city: 'Hamirpur' });
});

test('a city that is near lets an address pass, whatever else it names', () => {
  expect(findFarCity(cities, { address: 'Mandi, Delhi', garage })).toBeNull();
});
