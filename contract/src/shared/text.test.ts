import fc from 'fast-check';
import { expect, test } from 'vitest';
import { line, text, visibleText } from './text.ts';

test('any well-formed text without U+0000 is accepted unchanged', () => {
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

test.each(['a\nb', 'a\r\nb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u000bb', 'a\u0007b', 'a\u001b[2Jb', 'a\tb'])(
  '%j is not a line',
  (value) => {
    expect(line().safeParse(value).success).toBe(false);
  },
);

test.each(['आशा राव', 'क्\u200dष', 'D’Souza', '👩🏽‍🔧', 'Nexon EV 45'])('%j is a line', (value) => {
  expect(line().parse(`  ${value} \n`)).toBe(value);
});

test.each(['', ' \n', '\u200b', '\u200b \ufeff', '\u2060\u00ad', '\u202e', '\u3164', '\u2800'])(
  '%j is not visible',
  (value) => {
    expect(visibleText().safeParse(value).success).toBe(false);
    expect(line().safeParse(value).success).toBe(false);
  },
);

test('a visible text may have several lines', () => {
  expect(visibleText().parse(' 12, MG Road\nBengaluru ')).toBe('12, MG Road\nBengaluru');
});
