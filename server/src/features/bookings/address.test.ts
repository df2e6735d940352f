import { expect, test } from 'vitest';
import { loadCities } from '../locations/service/load-cities.ts';
import { findFarCity } from './rules/address.ts';

const cities = loadCities();
/** This garage is in Hamirpur, Himachal Pradesh. The catalogue has only the Hamirpur in Uttar Pradesh. */
const garage = { latitude: 31.68, longitude: 76.52 };

test('a city counts only in the state that the address names, or in any state if it names none', () => {
  expect(findFarCity(cities, { address: '4, Main Bazaar, Hamirpur, Himachal Pradesh 177001', garage })).toBeNull();
  expect(findFarCity(cities, { address: '4, Main Bazaar, Hamirpur', garage })).toMatchObject({ city: 'Hamirpur' });
  const other = { address: '4, Main Bazaar, Hamirpur, Uttar Pradesh 210301', garage };
  expect(findFarCity(cities, other)).toMatchObject({ city: 'Hamirpur' });
});

test('an address that names a nearby city is accepted, whatever else it names', () => {
  expect(findFarCity(cities, { address: 'Mandi, Delhi', garage })).toBeNull();
});
