import { expect, test } from 'vitest';
import { growthOf, quadraticGrowth } from '../../../../test/cost/growth.ts';
import { hasSign, readSign } from './signs.ts';

test('matching very long words takes linear time', () => {
  const match = (length: number) => {
    const clause = Array.from({ length: 200 }, (_, place) => `${place}${'01234'.repeat(length)}`);
    expect(hasSign(clause, readSign(['7012*|brake*']))).toBe(true);
    expect(hasSign(clause, readSign(['7013*|brake*']))).toBe(false);
  };
  expect(growthOf(match, 1_000)).toBeLessThan(quadraticGrowth);
});

test('a very long stem is compared in full', () => {
  const stem = 'ab'.repeat(40);
  expect(hasSign([`${stem}cd`], readSign([`${stem}c*`]))).toBe(true);
  expect(hasSign([`${stem}cd`], readSign([`${stem}d*`]))).toBe(false);
});
