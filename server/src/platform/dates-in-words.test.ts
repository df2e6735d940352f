import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { describeDate, describeMoment, describeWeekday } from './dates-in-words.ts';

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is written %s', (time, written) => {
  expect(describeMoment('2026-09-04', time, 'en')).toBe(`4 Sep 2026 at ${written}`);
});

test.each(languageCodes)('a date in %s has its own words and western digits', (code) => {
  const written = `${describeDate('2026-11-24', code)} ${describeWeekday('2026-11-24', code)}`;
  expect(written.match(/\d+/g)).toEqual(['24', '2026', '24']);
  expect(written.replace(/\d/g, '')).not.toMatch(/\p{Nd}/u);
  if (code !== 'en') expect(written).not.toMatch(/[A-Za-z]/);
});

test('a weekday is given with its date', () => {
  expect(describeWeekday('2026-11-24', 'en')).toBe('Tuesday, 24 November');
  expect(describeWeekday('2026-11-24', 'hi')).toBe('मंगलवार, 24 नवंबर');
});
