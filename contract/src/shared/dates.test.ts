import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate, clockTime, instant } from './date-schemas.ts';
import { addDays, daysBetween, weekdayOf, zonedNow } from './dates.ts';

describe('a calendar day', () => {
  test.each(['2026-11-23', '2028-02-29', '0001-01-01', '9999-12-31'])('%s exists', (day) => {
    expect(calendarDate.parse(day)).toBe(day);
  });

  test.each([
    '2026-02-29',
    '2026-04-31',
    '2026-00-10',
    '0000-01-01',
    '2026-1-1',
    '2026-11-23T00:00',
    ' 2026-11-23',
    '',
  ])('"%s" does not exist', (day) => {
    expect(calendarDate.safeParse(day).success).toBe(false);
  });
});

test.each(['00:00', '09:30', '23:59'])('%s is a time', (time) => {
  expect(clockTime.parse(time)).toBe(time);
});

test.each(['24:00', '9:30', '09:60', '09:30:00', '٠٩:٣٠', '09:30\n'])('"%s" is no time', (time) => {
  expect(clockTime.safeParse(time).success).toBe(false);
});

test('an instant of the year 0 is refused', () => {
  expect(instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
  expect(instant.safeParse('2026-11-23T00:00:00.000Z').success).toBe(true);
});

test.each([
  ['2026-11-23T18:29:59Z', '2026-11-23', '23:59'],
  ['2026-11-23T18:30:00Z', '2026-11-24', '00:00'],
  ['2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
])('%s is %s %s in India, whatever the zone of the machine', (moment, date, time) => {
  expect(process.env.TZ).toBe('America/St_Johns');
  expect(zonedNow(new Date(moment))).toEqual({ date, time });
});

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

test('adding days and subtracting them again returns the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});

test('the weekday advances by one with each day', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
    }),
  );
});

test('`daysBetween` gives the number of days to add', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});
