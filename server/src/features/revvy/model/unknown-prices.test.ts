import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthOf, quadraticGrowth } from '../../../../test/cost/growth.ts';
import { createPriceFilter, pricesIn, pricesOf } from './unknown-prices.ts';

function filter(text: string, { known = [500, 1_200, 2_500], size = text.length || 1 } = {}) {
  const prices = createPriceFilter((rupees) => known.includes(rupees));
  let out = '';
  for (let at = 0; at < text.length; at += size) out += prices.push(text.slice(at, at + size));
  out += prices.end();
  return { out, hasLeftOut: prices.hasLeftOut };
}

const kept = [
  'It costs ₹500.',
  'It costs ₹ 1,200 to ₹2,500 there.',
  'Rs. 500/- only',
  'तेल बदलना ₹१,२०० में होता है।',
  'INR 1200.00 and 500 rupees',
  '₹1.2k or ₹2.5 thousand',
  'Change it every 10,000 km or 12 months, at 2.5 bar.',
  'Rule 115 of 1989; 4 wheels, 5 people; 18/20 mm',
  'On 23 November 2026 at 10:30 for 3 bookings',
];

test('known prices and other numbers stay as they are', () => {
  for (const text of kept) {
    for (const size of [1, 2, 5, text.length]) expect(filter(text, { size })).toEqual({ out: text, hasLeftOut: false });
  }
});

test.each([
  ['It costs ₹799 today.', 'It costs ₹… today.'],
  ['It costs Rs 799 today.', 'It costs ₹… today.'],
  ['It costs Rs.799/- today.', 'It costs ₹… today.'],
  ['It costs 799 rupees today.', 'It costs ₹… today.'],
  ['Only 799 rs!', 'Only ₹…!'],
  ['Only 799/-!', 'Only ₹…!'],
  ['INR 7,99,000 it is', '₹… it is'],
  ['500 to 799 rupees', '₹…'],
  ['₹500-₹799.', '₹….'],
  ['**₹799** flat', '**₹…** flat'],
  ['Rs **799** flat', '₹…** flat'],
  ['₹5k flat', '₹… flat'],
  ['₹1.5 lakh flat', '₹… flat'],
  ['सिर्फ ₹७९९ में', 'सिर्फ ₹… में'],
  ['सिर्फ ७९९ रुपये में', 'सिर्फ ₹… में'],
  ['रु. ७९९ लगेंगे', '₹… लगेंगे'],
  ['फक्त ७९९ रुपयांत', 'फक्त ₹…'],
  ['মাত্র ৭৯৯ টাকা', 'মাত্র ₹…'],
  ['ரூ. ௭௯௯ மட்டும்', '₹… மட்டும்'],
  ['௭௯௯ ரூபாய்', '₹…'],
  ['౭౯౯ రూపాయలు', '₹…'],
  ['૭૯૯ રૂપિયા', '₹…'],
  ['೭೯೯ ರೂಪಾಯಿ', '₹…'],
  ['൭൯൯ രൂപ', '₹…'],
  ['੭੯੯ ਰੁਪਏ', '₹…'],
  ['sirf 799 rupaye', 'sirf ₹…'],
  ['sirf 5 hazaar rupaye', 'sirf ₹…'],
])('an unknown price is left out: %s', (text, expected) => {
  for (const size of [1, 2, 3, 5, text.length]) {
    expect(filter(text, { size })).toEqual({ out: expected, hasLeftOut: true });
  }
});

test('the result does not depend on how a text is split', () => {
  const words = fc.constantFrom(
    '₹',
    'Rs',
    '.',
    ' ',
    '799',
    '500',
    ',',
    'to',
    '-',
    'rupees',
    'रुपये',
    '१२',
    'k',
    'tyre',
    '/-',
    '**',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 15 }), fc.integer({ min: 1, max: 5 }), (parts, size) => {
      const text = parts.join('');
      expect(filter(text, { size })).toEqual(filter(text));
    }),
    { numRuns: 3_000 },
  );
});

test('text without numbers is not held back', () => {
  const prices = createPriceFilter(() => false);
  expect(prices.push('Check the tyres')).toBe('Check the tyres');
});

test('the time to filter grows in proportion to the text', () => {
  const parts = ['1', '1 ', 'rs ', '₹', 'Rs.', '/-', 'रुप', '1-', 'k', ' ', '1,', 'to ', '.', '1 to ', 'रु ', '5k '];
  const filterAll = (length: number) => {
    for (const part of parts) {
      for (const size of [length, 7]) filter(`${part.repeat(length / part.length)}!x`, { size });
    }
  };
  expect(growthOf(filterAll, 2_500)).toBeLessThan(quadraticGrowth);
});

test('the prices of cards and texts are read', () => {
  expect(
    pricesOf({ kind: 'price', service: 'Oil', vehicleType: null, city: null, lowest: 500, highest: 900, garages: 2 }),
  ).toEqual([500, 900]);
  expect(pricesIn('from ₹1,20,000 to 2.5 lakh rupees')).toEqual([120_000, 250_000]);
});
