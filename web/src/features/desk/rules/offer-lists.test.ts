import { expect, test } from 'vitest';
import { numberTyped, shownOffers } from './offer-lists.ts';
import { offerSearchOf } from './offer-search.ts';

const rows = [
  { name: 'Car wash', description: 'By hand', price: 300, isActive: true },
  { name: 'Oil change', description: null, price: 900, isActive: false },
  { name: 'Wash and wax', description: null, price: 1200, isActive: true },
];

function shown(search: Record<string, unknown>, sort = { by: 'name', isDescending: false }) {
  return shownOffers(rows, {
    search: offerSearchOf(search),
    sort,
    also: ({ description }) => description,
    read: (row, by) => (by === 'price' ? row.price : row.name),
  }).map(({ name }) => name);
}

test('a list is filtered by all words and by state', () => {
  expect(shown({ text: ' WASH ' })).toEqual(['Car wash', 'Wash and wax']);
  expect(shown({ text: 'hand wash' })).toEqual(['Car wash']);
  expect(shown({ state: 'off' })).toEqual(['Oil change']);
  expect(shown({ state: 'on', text: 'oil' })).toEqual([]);
});

test('a list is sorted by text and by number', () => {
  expect(shown({}, { by: 'price', isDescending: true })).toEqual(['Wash and wax', 'Oil change', 'Car wash']);
});

test('invalid values in the address are ignored', () => {
  expect(offerSearchOf({ text: '', state: 'maybe', sort: [], open: null })).toEqual({});
  expect(offerSearchOf({ text: 500 })).toEqual({ text: '500' });
});

test('numbers can be typed with separators and a currency sign', () => {
  expect(['1,200', '₹ 1200', ' ', '12x'].map(numberTyped)).toEqual([1200, 1200, undefined, Number.NaN]);
});
