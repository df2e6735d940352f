import { expect, test } from 'vitest';
import { hasSign, readSign } from './signs.ts';

test('a word without an end takes no longer than it is', () => {
  const word = Array.from({ length: 100_000 }, (_, place) => String(place % 7)).join('');
  const began = performance.now();
  expect(hasSign([word], readSign(['0123*|brake*']))).toBe(true);
  expect(hasSign([word], readSign(['0124*|brake*']))).toBe(false);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('the beginning of a very long word is looked at whole', () => {
  const stem = 'ab'.repeat(40);
  expect(hasSign([`${stem}cd`], readSign([`${stem}c*`]))).toBe(true);
  expect(hasSign([`${stem}cd`], readSign([`${stem}d*`]))).toBe(false);
});
