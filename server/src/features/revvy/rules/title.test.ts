import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('forty letters as people see them, whatever they are made of', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(titleOf(family.repeat(40))).toBe(family.repeat(40));
  expect(titleOf(family.repeat(41))).toBe(`${family.repeat(40)}...`);
});

test.each(['\u0301', '\u200d', '्'])('marks that are piled up (%j) make no title without an end', (mark) => {
  const pile = `क${mark.repeat(3_900)}`;
  expect(titleOf(`My ${pile}`)).toBe('My...');
  expect(titleOf(pile).length).toBeLessThan(700);
});
