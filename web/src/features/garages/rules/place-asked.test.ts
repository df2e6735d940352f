import { expect, test } from 'vitest';
import { isPlaceless, isPlaceOnly } from './place-asked.ts';

test('a search may ask for nothing but a place', () => {
  expect(isPlaceOnly({ city: 'Leh' }, [])).toBe(true);
  expect(isPlaceOnly({ text: 'garage in Leh' }, [{ kind: 'place' }])).toBe(true);
  expect(isPlaceOnly({ text: 'oil change in Leh' }, [{ kind: 'wish' }, { kind: 'place' }])).toBe(false);
  expect(isPlaceOnly({ text: 'sunrise', city: 'Leh' }, [])).toBe(false);
  expect(isPlaceOnly({ city: 'Leh', free: 'today' }, [])).toBe(false);
});

test('the nearest garages are asked for without a place when nothing tells their distance', () => {
  const nearest = [{ kind: 'order', order: 'distance' }];
  const [near, unknown] = [{ garage: { distanceKm: 3 } }, { garage: { distanceKm: null } }];
  expect(isPlaceless({ text: 'nearest mechanic' }, nearest, [unknown])).toBe(true);
  expect(isPlaceless({ text: 'nearest mechanic' }, nearest, [near, unknown])).toBe(false);
  expect(isPlaceless({ text: 'nearest mechanic', city: 'Pune' }, nearest, [unknown])).toBe(false);
  expect(isPlaceless({ text: 'mechanic near me in Pune' }, [...nearest, { kind: 'place' }], [unknown])).toBe(false);
  expect(isPlaceless({ text: 'best mechanic' }, [{ kind: 'order', order: 'rating' }], [unknown])).toBe(false);
});
