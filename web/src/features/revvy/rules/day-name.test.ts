import { expect, test } from 'vitest';
import { dayName, dayOf, newDayAt } from './day-name.ts';

const now = new Date('2026-11-26T04:30:00Z');

test.each([
  ['2026-11-26', 'today'],
  ['2026-11-27', 'today'],
  ['2026-11-25', 'yesterday'],
  ['2026-11-24', 'thisYear'],
  ['2026-01-01', 'thisYear'],
  ['2025-12-31', 'earlier'],
])('%s is named as %s', (date, name) => {
  expect(dayName(date, now)).toBe(name);
});

test('a day begins at midnight in India', () => {
  expect(dayOf('2026-11-25T18:29:00Z')).toBe('2026-11-25');
  expect(dayOf('2026-11-25T18:30:00Z')).toBe('2026-11-26');
});

test('a day is named above its first message only', () => {
  const messages = ['2026-11-25T18:29:00Z', '2026-11-25T18:30:00Z', '2026-11-25T20:00:00Z'].map((createdAt) => ({
    createdAt,
  }));
  expect(messages.map((_, index) => newDayAt(messages, index))).toEqual(['2026-11-25', '2026-11-26', undefined]);
});
