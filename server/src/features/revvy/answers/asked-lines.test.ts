import { expect, test } from 'vitest';
import { readPhrases } from '../knowledge/signs.ts';
import { linesNamed } from './asked-lines.ts';

const lines = ['helmet*|हेलमेट*', 'signal*|red light', ''].map(readPhrases);
const text = 'Fines differ.\n\n- Helmet: ₹1,000.\n- Signal: ₹5,000.\n- Receipt: keep it.\n\nPay online.';

test('a question about one line of a list names it, whatever language it mixes in', () => {
  expect(linesNamed('fine for no helmets', { lines }, text)).toEqual(['Helmet: ₹1,000.']);
  expect(linesNamed('हेलमेट नहीं पहना', { lines }, text)).toEqual(['Helmet: ₹1,000.']);
  expect(linesNamed('I jumped a red light', { lines }, text)).toEqual(['Signal: ₹5,000.']);
});

test('a question about two lines gets both', () => {
  expect(linesNamed('no helmet and jumped a signal', { lines }, text)).toHaveLength(2);
});

test('a question about none of the lines names none', () => {
  expect(linesNamed('how much is the fine, keep it short', { lines }, text)).toEqual([]);
  expect(linesNamed('helmet', { lines: [] }, text)).toEqual([]);
});
