import { describe, expect, test } from 'vitest';
import { addAddress, hasAddress, parseAddresses, removeAddress } from './address-list.ts';

describe('stored addresses', () => {
  test('are parsed as unique text lines', () => {
    expect(parseAddresses('["12 MG Road, Pune"," 12 MG Road, Pune ",""]')).toEqual(['12 MG Road, Pune']);
  });

  test.each([null, '', '{', '{}', '[1,2]', '"text"'])('%j counts as none', (text) => {
    expect(parseAddresses(text)).toEqual([]);
  });
});

test('a new address comes first, and a known or blank one changes nothing', () => {
  expect(addAddress(['Old'], ' New ')).toEqual(['New', 'Old']);
  expect(addAddress(['12 MG Road'], '12  mg road ')).toEqual(['12 MG Road']);
  expect(addAddress(['Old'], '  ')).toEqual(['Old']);
});

test('an address is removed by its text', () => {
  expect(removeAddress(['A', 'B'], 'A')).toEqual(['B']);
  expect(hasAddress(['A'], ' a ')).toBe(true);
});
