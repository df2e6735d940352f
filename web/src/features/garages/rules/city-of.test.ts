import { expect, test } from 'vitest';
import { cityOf } from './city-of.ts';

test.each([
  ['Karol Bagh, Delhi', 'Delhi'],
  ['Kothrud, Pune, Maharashtra', 'Pune'],
  ['Pune, Maharashtra', 'Pune'],
  ['Sector 17, Chandigarh', 'Chandigarh'],
  ['MG Road, Mysuru, Karnataka', 'Mysuru'],
  ['Leh', 'Leh'],
])('a garage at %s is in %s', (location, city) => {
  expect(cityOf({ location })).toBe(city);
});
