import { expect, test } from 'vitest';
import { inTurn, middleOf } from './in-turn.ts';

test('the sides are measured one after the other, and the first round is not counted', async () => {
  const order: string[] = [];
  const side = (name: string, values: number[]) => async () => {
    order.push(name);
    return values[order.filter((one) => one === name).length - 1] ?? 0;
  };
  const rounds = await inTurn(2, { product: side('product', [99, 6, 9]), bare: side('bare', [1, 3, 3]) });
  expect(order).toEqual(['product', 'bare', 'product', 'bare', 'product', 'bare']);
  expect(rounds).toEqual([
    { product: 6, bare: 3 },
    { product: 9, bare: 3 },
  ]);
  expect(middleOf(rounds, ({ product, bare }) => product / bare)).toBe(2);
});
