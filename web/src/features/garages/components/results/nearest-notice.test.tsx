import { expect, test } from 'vitest';
import { draw, linksOf, textOf } from '@/test/draw.tsx';
import { AbroadNotice } from './abroad-notice.tsx';
import { NearestNotice } from './nearest-notice.tsx';

test.each([
  [true, 'No garages in Leh yet. These are the nearest, 412 km away.'],
  [false, 'No garage in Leh fits this search. These are the nearest, 412 km away.'],
])('the nearest garages come with their distance, for a place alone: %s', async (isBare, text) => {
  const html = await draw(<NearestNotice place="Leh" distanceKm={412.3} isBare={isBare} />);
  expect(textOf(html)).toBe(text);
});

test('a position abroad leads to the choice of a place', async () => {
  const html = await draw(<AbroadNotice />);
  expect(textOf(html)).toContain('Pahiya is available in India only.');
  expect(linksOf(html)).toEqual([['Choose a place', '/?show=location']]);
});
