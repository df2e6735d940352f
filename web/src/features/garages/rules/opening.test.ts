import { expect, test } from 'vitest';
import { indiaTime } from './india-time.ts';
import { dateOfWeekday, hoursOn, openState } from './opening.ts';

// A Saturday.
const date = '2026-11-28';
const weekday = (dayOfWeek: number) => ({ dayOfWeek, opens: '09:30', closes: '18:00', lastStart: '16:30' });
const hours = { openingHours: [1, 2, 3, 4, 5, 6].map(weekday), holidays: ['2026-11-30'] };

test('the time in India is the same on every device', () => {
  expect(indiaTime(new Date('2026-11-28T18:29:59Z'))).toEqual({ date, time: '23:59' });
  expect(indiaTime(new Date('2026-11-28T18:30:00Z'))).toEqual({ date: '2026-11-29', time: '00:00' });
});

test('a garage is open from its first slot until the end of its last one', () => {
  expect(openState({ date, time: '09:29' }, hours)).toEqual({ kind: 'today', opens: '09:30' });
  expect(openState({ date, time: '09:30' }, hours)).toEqual({ kind: 'open', closes: '18:00' });
  expect(openState({ date, time: '17:59' }, hours)).toEqual({ kind: 'open', closes: '18:00' });
});

test('a closed garage names its next open day, past weekly days off and holidays', () => {
  const tuesday = { kind: 'later', date: '2026-12-01', opens: '09:30' };
  expect(openState({ date, time: '18:00' }, hours)).toEqual(tuesday);
  expect(openState({ date: '2026-11-30', time: '11:00' }, hours)).toEqual({ ...tuesday, kind: 'tomorrow' });
  expect(hoursOn('2026-11-30', hours)).toBeUndefined();
});

test('a garage that is open once a week opens in a week, and one without hours never', () => {
  const saturdays = { openingHours: [weekday(6)], holidays: [] };
  expect(openState({ date, time: '20:00' }, saturdays)).toMatchObject({ kind: 'later', date: '2026-12-05' });
  expect(openState({ date, time: '20:00' }, { openingHours: [], holidays: [] })).toEqual({ kind: 'closed' });
});

test('each weekday has a date for its name', () => {
  for (const day of [0, 1, 2, 3, 4, 5, 6]) expect(new Date(`${dateOfWeekday(day)}T00:00:00Z`).getUTCDay()).toBe(day);
});
