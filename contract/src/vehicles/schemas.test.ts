import { expect, test } from 'vitest';
import { spacedRegistration } from '../shared/numbers.ts';
import { registration } from './schemas.ts';

test.each([
  ['mh12ab1234', 'MH 12 AB 1234'],
  ['DL-1CAA-1111', 'DL 1 CAA 1111'],
  ['22 bh 1234 aa', '22 BH 1234 AA'],
  ['KA051234', 'KA 051234'],
])('%s is read as %s', (typed, shown) => {
  expect(spacedRegistration(registration.parse(typed))).toBe(shown);
});
