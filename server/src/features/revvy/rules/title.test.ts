import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('a title has forty letters as people see them, whatever code points they consist of', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(titleOf(family.repeat(40))).toBe(family.repeat(40));
  expect(titleOf(family.repeat(41))).toBe(`${family.repeat(40)}...`);
});

test.each(['\u0301', '\u200d', '्'])('piled-up combining marks (%j) do not make an endless title', (mark) => {
  const pile = `क${mark.repeat(3_900)}`;
  expect(titleOf(`My ${pile}`)).toBe('My...');
  expect(titleOf(pile).length).toBeLessThan(700);
});
