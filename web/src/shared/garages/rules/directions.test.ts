import { expect, test } from 'vitest';
import { directionsUrl } from './directions.ts';

const place = { name: 'A & B Motors', location: 'Pune', latitude: 18.5, longitude: 73.85 };

test('directions lead to the coordinates, or to the name without them', () => {
  expect(new URL(directionsUrl(place)).searchParams.get('destination')).toBe('18.5,73.85');
  const unplaced = directionsUrl({ ...place, latitude: null });
  expect(new URL(unplaced).searchParams.get('destination')).toBe('A & B Motors, Pune');
});
