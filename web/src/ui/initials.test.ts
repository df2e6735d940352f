import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['Vikram Deshmukh (demo)', 'VD'],
  ['  Ravi   Kumar Singh ', 'RS'],
  ['नितिन कुमार', 'निकु'],
  ['👩‍🔧 Asha', '👩‍🔧A'],
  ['Élodie D’Souza', 'ÉD'],
  ['Vikram Deshmukh (demo)', 'VD'],
  ['(demo)', ''],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
