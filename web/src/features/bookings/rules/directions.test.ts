import { expect, test } from 'vitest';
import { directionsUrl } from './directions.ts';

const place = { garageName: 'A & B Motors', garageLocation: 'Pune', garageLatitude: 18.5, garageLongitude: 73.85 };

test('directions lead to the coordinates, or to the name without them', () => {
  expect(new URL(directionsUrl(place)).searchParams.get('destination')).toBe('18.5,73.85');
  const unplaced = directionsUrl({ ...place, garageLatitude: null });
  expect(new URL(unplaced).searchParams.get('destination')).toBe('A & B Motors, Pune');
});
