import { expect, test } from 'vitest';
import { shortName } from './rules.ts';

test.each([
  ['Meera Nair', 'Meera N.'],
  ['Meera', 'Meera'],
  ['  Meera   Kumari  Nair ', 'Meera N.'],
  ['asha rao', 'asha R.'],
  ['मीरा नायर', 'मीरा ना.'],
  ['மீரா குமார்', 'மீரா கு.'],
  ['', ''],
])('%j appears to others as %j', (fullName, short) => {
  expect(shortName(fullName)).toBe(short);
});
