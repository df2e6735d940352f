import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from './text.ts';

test('any text of whole characters without a zero is taken as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(text().safeParse(value).success).toBe(!value.includes('\0'));
    }),
  );
});

test.each(['a\0b', '\ud800', 'x\udc00y'])('%j cannot be stored', (value) => {
  expect(text().safeParse(value).success).toBe(false);
});

test('it can be trimmed and bounded like any string', () => {
  expect(text().trim().min(1).max(3).parse(' abc ')).toBe('abc');
  expect(text().trim().min(1).safeParse('  ').success).toBe(false);
});
