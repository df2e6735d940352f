import { expect, test } from 'vitest';
import { spread } from './mix.ts';

test('every kind of request has its share, and rare ones come at equal distances', () => {
  const order = spread([
    { name: 'read', share: 8 },
    { name: 'booking', share: 2 },
  ]).map(({ name }) => name);
  expect(order).toHaveLength(10);
  expect(order.flatMap((name, index) => (name === 'booking' ? [index] : []))).toEqual([2, 7]);
});
