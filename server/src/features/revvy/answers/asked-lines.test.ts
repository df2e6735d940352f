import { describe, expect, test } from 'vitest';
import { readPhrases } from '../knowledge/signs.ts';
import { linesNamed, lineWithFigure } from './asked-lines.ts';

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

describe('a question about an amount', () => {
  const original = 'It depends on the pads.\n\n- Use only DOT 3 or DOT 4.\n- Pads commonly last 30,000 km.';
  const translation = 'पैड पर निर्भर है।\n\n- सिर्फ़ DOT 3 या DOT 4.\n- पैड अक्सर 30,000 किमी चलते हैं।';

  test('gets the line with the figure and its unit, also in a translation', () => {
    expect(lineWithFigure(original, original)).toBe('Pads commonly last 30,000 km.');
    expect(lineWithFigure(translation, original)).toBe('पैड अक्सर 30,000 किमी चलते हैं।');
  });

  test.each(['About every two years.', 'Once a year.', 'Every 8,000 to 10,000 km.'])(
    'gets no further line if the beginning has the figure: %s',
    (lead) => {
      expect(lineWithFigure(`${lead}\n\n- Pads last 30,000 km.`, `${lead}\n\n- Pads last 30,000 km.`)).toBe(null);
    },
  );

  test('gets nothing if no line has a figure', () => {
    expect(lineWithFigure('It depends.\n\n- Ask.', 'It depends.\n\n- Ask.')).toBe(null);
  });
});
