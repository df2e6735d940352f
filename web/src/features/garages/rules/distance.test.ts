import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';

const pune = { latitude: 18.5204, longitude: 73.8567 };
const mumbai = { latitude: 19.076, longitude: 72.8777 };

test('the distance is a straight line on the globe', () => {
  expect(distanceBetween(pune, mumbai)).toBeCloseTo(120, 0);
  expect(distanceBetween(pune, pune)).toBe(0);
});

test('there is no distance without a position', () => {
  expect(distanceBetween({ city: 'Pune' }, mumbai)).toBeNull();
  expect(distanceBetween(pune, { latitude: null, longitude: null })).toBeNull();
});
