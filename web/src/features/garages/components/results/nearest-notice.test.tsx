import { expect, test } from 'vitest';
import { draw, linksOf, textOf } from '@/test/draw.tsx';
import { NearestNotice } from './nearest-notice.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { UnmetNotice } from './unmet-notice.tsx';

test.each([
  [true, 'No garages in Leh yet. These are the nearest, 412 km away.'],
  [false, 'No garage in Leh fits this search. These are the nearest, 412 km away.'],
])('the nearest garages come with their distance, for a place alone: %s', async (isBare, text) => {
  const html = await draw(<NearestNotice place="Leh" distanceKm={412.3} isBare={isBare} />);
  expect(textOf(html)).toBe(text);
});

test('a position abroad leads to the choice of a place', async () => {
  const html = await draw(<PlaceNotice reason="abroad" />);
  expect(textOf(html)).toContain('Pahiya is available in India only.');
  expect(linksOf(html)).toEqual([['Choose a place', '/?show=location']]);
});

test('a wish for the nearest garage without a place asks for one', async () => {
  const html = await draw(<PlaceNotice reason="placeless" />);
  expect(textOf(html)).toContain('Nearest to where?');
  expect(linksOf(html)).toEqual([['Choose a place', '/?show=location']]);
});

test.each([
  ['time', true, 'No matching garage is open at that time. The earliest free times come first.'],
  ['time', false, 'No matching garage is open at that time.'],
  ['visit', true, 'No mechanic nearby comes to your home for this. These garages do it in their workshops.'],
  ['price', true, 'No garage does this for that price. These are the cheapest.'],
] as const)('a wish that nobody fulfils is named: %s, soonest first: %s', async (wish, isSoonest, text) => {
  expect(textOf(await draw(<UnmetNotice wish={wish} isSoonest={isSoonest} />))).toBe(text);
});
