import { expect, test } from 'vitest';
import { hasSign, readSign } from './signs.ts';

test('matching very long words takes linear time', () => {
  const clause = Array.from({ length: 200 }, (_, place) => `${place}${'01234'.repeat(1_000)}`);
  const began = performance.now();
  expect(hasSign(clause, readSign(['7012*|brake*']))).toBe(true);
  expect(hasSign(clause, readSign(['7013*|brake*']))).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a very long stem is compared in full', () => {
  const stem = 'ab'.repeat(40);
  expect(hasSign([`${stem}cd`], readSign([`${stem}c*`]))).toBe(true);
  expect(hasSign([`${stem}cd`], readSign([`${stem}d*`]))).toBe(false);
});
