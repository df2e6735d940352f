import type { Service } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { draw, linksOf } from '@/test/draw.tsx';
import { OtherGarages } from './other-garages.tsx';

test('a chosen service links to other garages in the same city', async () => {
  const service = { name: 'Brake Pads' } as Service;
  const html = await draw(<OtherGarages service={service} location="Kothrud, Pune" />);
  expect(linksOf(html)).toEqual([['Other garages for Brake Pads', '/services?text=Brake+Pads&city=Pune']]);
});
