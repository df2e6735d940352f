import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import {
  formatAge,
  formatClock,
  formatCount,
  formatDate,
  formatDay,
  formatDistance,
  formatDuration,
  formatPhone,
  formatRupees,
  formatWeekday,
} from './format.ts';
import { languages } from './languages.ts';
import type { Translate } from './text-keys.ts';

let en: Translate<'common'>;
let hi: Translate<'common'>;

beforeAll(async () => {
  en = (await createI18n('en')).translator('common');
  hi = (await createI18n('hi')).translator('common');
});

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['080 4123 4567', '080 4123 4567'],
  ['', ''],
])('the number %j is formatted as %j', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

describe('rupees', () => {
  test.each([
    [0, '₹0'],
    [299, '₹299'],
    [1499, '₹1,499'],
    [99_999, '₹99,999'],
    [100_000, '₹1,00,000'],
    [1_234_567, '₹12,34,567'],
    [10_000_000, '₹1,00,00,000'],
    [-1500, '-₹1,500'],
  ])('%i is %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  test('every amount is grouped as in Indian English', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(fc.property(fc.nat(10_000_000_000), (amount) => formatRupees(amount) === `₹${indian.format(amount)}`));
  });
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('the time %s is shown as %s', (time, text) => {
  expect(formatClock(time)).toBe(text);
});

test('days have names in the language, with Latin digits', () => {
  expect(formatDate('2026-11-23', en)).toBe('23 November 2026');
  expect(formatDate('2026-11-23', hi)).toBe('23 नवंबर 2026');
  expect(formatDay('2027-01-01', hi)).toBe('1 जनवरी');
  expect(formatWeekday('2026-11-23', en)).toBe('Monday');
  expect(formatWeekday('2026-11-23', hi)).toBe('सोमवार');
  expect(formatWeekday('2026-11-22', en, 'short')).toBe('Sun');
});

test('a day keeps its date in every time zone', () => {
  expect(formatWeekday('2026-03-08', en)).toBe('Sunday');
  expect(formatDate('2026-03-08', en)).toBe('8 March 2026');
});

test.each([
  [0.004, '0 m'],
  [0.75, '750 m'],
  [0.996, '1 km'],
  [1.25, '1.3 km'],
  [9.96, '10 km'],
  [1234.5, '1,235 km'],
])('%f kilometres are shown as %s', (kilometres, text) => {
  expect(formatDistance(kilometres, en)).toBe(text);
});

test.each([
  [45, '45 min', '45 मिनट'],
  [120, '2 h', '2 घंटे'],
  [90, '1 h 30 min', '1 घंटा 30 मिनट'],
])('%i minutes are shown as %s', (minutes, english, hindi) => {
  expect(formatDuration(minutes, en)).toBe(english);
  expect(formatDuration(minutes, hi)).toBe(hindi);
});

test.each(languages)('$code uses Latin digits in dates, durations and counts', async ({ code }) => {
  const t = (await createI18n(code)).translator('common');
  const texts = [
    ...Array.from({ length: 12 }, (_, month) => formatDate(`2026-${String(month + 1).padStart(2, '0')}-23`, t)),
    ...[1, 45, 60, 90, 120].map((minutes) => formatDuration(minutes, t)),
    ...[0.75, 1.25, 1234.5].map((kilometres) => formatDistance(kilometres, t)),
    ...[1299, 345_678, 15_000_000].map((count) => formatCount(count, t)),
    ...[3_600_000, 48 * 3_600_000].map((age) => formatAge(age, t)),
  ];
  for (const text of texts) {
    expect(text).toMatch(/[0-9]/);
    expect(text).not.toMatch(/(?![0-9])\p{Decimal_Number}|\{\{|undefined/u);
  }
  expect(new Set(texts.slice(0, 12)).size).toBe(12);
  expect(formatDistance(123_456, t)).toContain('1,23,456');
});

test('no language lacks a text', async () => {
  for (const { code } of languages) {
    const { t } = await createI18n(code);
    expect(t('renderError.title')).not.toBe('renderError.title');
  }
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1299, '1.2K'],
  [12_900, '12K'],
  [99_999, '99K'],
  [100_000, '1L'],
  [345_678, '3.4L'],
  [9_999_999, '99L'],
  [15_000_000, '1.5Cr'],
])('%i is abbreviated as %s', (count, text) => {
  expect(formatCount(count, en)).toBe(text);
});

test.each([
  [-5000, 'now'],
  [59 * 60_000 + 59_999, 'now'],
  [60 * 60_000, '1h'],
  [24 * 3_600_000 - 1, '23h'],
  [24 * 3_600_000, '1d'],
  [400 * 24 * 3_600_000, '400d'],
])('an age of %i ms is shown as %s', (age, text) => {
  expect(formatAge(age, en)).toBe(text);
});
