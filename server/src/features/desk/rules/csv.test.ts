import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('any text survives a round trip, with a leading apostrophe if it would be a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (texts) => {
      const [row] = parse(csvLine(texts), { relax_column_count: true }) as string[][];
      expect(row).toEqual(texts.map((text) => (isGuarded(text) ? `'${text}` : text)));
      for (const text of row ?? []) expect(text).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});

function isGuarded(text: string): boolean {
  return /^\s*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text);
}

test.each([
  ['=1+1', "'=1+1"],
  ['+919876543210', "'+919876543210"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('%j is written as %s', (text, written) => {
  expect(csvLine([text, -5, true, null])).toBe(`${written},-5,true,\r\n`);
});
