import { expect, test } from 'vitest';
import { hasSign, readSign } from './signs.ts';

test('words without an end take no longer than they are', () => {
  const clause = Array.from({ length: 200 }, (_, place) => `${place}${'01234'.repeat(1_000)}`);
  const began = performance.now();
  expect(hasSign(clause, readSign(['7012*|brake*']))).toBe(true);
  expect(hasSign(clause, readSign(['7013*|brake*']))).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('the beginning of a very long word is looked at whole', () => {
  const stem = 'ab'.repeat(40);
  expect(hasSign([`${stem}cd`], readSign([`${stem}c*`]))).toBe(true);
  expect(hasSign([`${stem}cd`], readSign([`${stem}d*`]))).toBe(false);
});
