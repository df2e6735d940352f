import { expect, test } from 'vitest';
import { firstLetter, isLong } from './rules.ts';

test.each([
  ['Asha Rao', 'A'],
  ['  meera', 'M'],
  ['किरण', 'कि'],
  ['👩🏽‍🔧 Zoya', '👩🏽‍🔧'],
  ['', ''],
])('%s is represented by its first letter', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

test('a comment is folded when it has many characters or lines', () => {
  expect(isLong('Quick and friendly')).toBe(false);
  expect(isLong('word '.repeat(100))).toBe(true);
  expect(isLong('a\nb\nc\nd\ne\nf\ng')).toBe(true);
});
