import { expect, test } from 'vitest';
import { plainText, spokenPieces } from './plain-text.ts';

test('Markdown is read aloud without its syntax', () => {
  const markdown =
    '**Do not drive.** Look at:\n\n- the *fluid*\n- the `pads`\n\n1. Stop\n\n[a page](https://example.com)';
  expect(plainText(markdown)).toBe('Do not drive. Look at:\nthe fluid\nthe pads\nStop\na page');
});

test('a table is read row by row', () => {
  expect(plainText('| Part | Price |\n| --- | --- |\n| Pads | ₹900 |')).toBe('Part, Price\nPads, ₹900');
});

test('a long text is read sentence by sentence, and a long sentence in parts', () => {
  expect(spokenPieces('First one. Second? तीसरा। End')).toEqual(['First one.', 'Second?', 'तीसरा।', 'End']);
  const pieces = spokenPieces('word '.repeat(100));
  expect(pieces.every((piece) => piece.length <= 200)).toBe(true);
  expect(pieces.join(' ')).toBe('word '.repeat(100).trim());
});
