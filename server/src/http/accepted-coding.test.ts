import { expect, test } from 'vitest';
import { acceptedCoding } from './accepted-coding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0, gzip;q=0', undefined],
  ['br;x=1;q=0, gzip;q=1', 'gzip'],
  ['gzip;q = 0.000, *;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('for "%s" the coding is %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
