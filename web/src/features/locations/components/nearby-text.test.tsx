import { expect, test } from 'vitest';
import { draw, textOf } from '@/test/draw.tsx';
import { type ChosenPlace, unknownPlace } from '../rules.ts';
import { NearbyText } from './nearby-text.tsx';

test.each<[string, ChosenPlace | null, string]>([
  ['without a place', null, 'Best rated across India. Set your location to see garages around you.'],
  ['in a place', { name: 'Pune', city: 'Pune' }, 'Near Pune'],
  [
    'at a position that has no name',
    { name: unknownPlace.address, city: unknownPlace.city, latitude: 48.1, longitude: 11.6 },
    'Around your current location',
  ],
])('the list of nearby garages names its place: %s', async (_, place, text) => {
  expect(textOf(await draw(<NearbyText place={place} />))).toBe(text);
});
