import { expect, test } from 'vitest';
import { buttonsOf, draw } from '@/test/draw.tsx';
import type { NearbyOrder } from '../rules/lists.ts';
import { OrderPicker } from './order-picker.tsx';

test.each<[NearbyOrder, string[]]>([
  ['rating', ['true', 'false']],
  ['distance', ['false', 'true']],
])('the picker of nearby garages offers two orders and marks %s as chosen', async (order, pressed) => {
  const html = await draw(<OrderPicker order={order} onOrder={() => undefined} onApproach={() => undefined} />);
  expect(buttonsOf(html)).toEqual(['Best rated', 'Closest']);
  expect([...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, is]) => is)).toEqual(pressed);
});
