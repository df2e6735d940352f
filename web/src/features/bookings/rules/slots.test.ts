import { describe, expect, test } from 'vitest';
import {
  firstOpenDay,
  freeSlotAt,
  groupByDay,
  groupSlots,
  isBookableDay,
  lastBookableDay,
  quickDates,
  withAskedSlot,
} from './slots.ts';

function slot(startTime: string, available = true, freeMechanics: number | null = 2) {
  return { startTime, endTime: '23:59', available, freeMechanics };
}

describe('slots of a day', () => {
  test('are grouped by part of the day, in order, without empty parts', () => {
    const groups = groupSlots([slot('17:00'), slot('11:59'), slot('09:00'), slot('16:59')]);
    expect(groups.map(({ part, slots }) => [part, slots.map(({ startTime }) => startTime)])).toEqual([
      ['morning', ['09:00', '11:59']],
      ['afternoon', ['16:59']],
      ['evening', ['17:00']],
    ]);
    expect(groupSlots([slot('12:00')]).map(({ part }) => part)).toEqual(['afternoon']);
  });

  test('include taken ones, but not ones that have begun', () => {
    const groups = groupSlots([slot('09:00', false, 1), slot('10:00', false, 0), slot('11:00', false, null)]);
    expect(groups.flatMap(({ slots }) => slots.map(({ startTime }) => startTime))).toEqual(['10:00']);
  });

  test('can be chosen only if available', () => {
    expect(freeSlotAt([slot('09:00')], '09:00')?.startTime).toBe('09:00');
    expect(freeSlotAt([slot('09:00', false, 0)], '09:00')).toBeUndefined();
    expect(freeSlotAt([slot('09:00')], '')).toBeUndefined();
  });
});

test('a slot requested without an answer can be requested again, because that booking may have taken it', () => {
  const day = {
    date: '2026-11-24',
    closure: null,
    slots: [slot('09:00', false, 0), slot('10:00', false, 0), slot('11:00', false, 1)],
  };
  const free = (bookingDate: string, bookingTime: string) =>
    withAskedSlot(day, { bookingDate, bookingTime })
      .slots.filter(({ available }) => available)
      .map(({ startTime }) => startTime);
  expect(free('2026-11-24', '10:00')).toEqual(['10:00']);
  expect(free('2026-11-25', '10:00')).toEqual([]);
  // It has begun, so nobody can book it.
  expect(free('2026-11-24', '11:00')).toEqual([]);
  expect(withAskedSlot(day, null)).toBe(day);
});

describe('days', () => {
  test('can be booked from today to the horizon', () => {
    expect(isBookableDay('2026-11-20', '2026-11-20')).toBe(true);
    expect(isBookableDay('2026-11-19', '2026-11-20')).toBe(false);
    expect(lastBookableDay('2026-11-20')).toBe('2027-02-18');
    expect(isBookableDay('2027-02-18', '2026-11-20')).toBe(true);
    expect(isBookableDay('2027-02-19', '2026-11-20')).toBe(false);
  });

  test('are offered for one week with one tap, across a month and a leap day', () => {
    expect(quickDates('2028-02-26')).toEqual([
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
      '2028-03-03',
    ]);
  });
});

test('alternatives are grouped by day and sorted by time', () => {
  const start = (date: string, startTime: string) => ({ date, startTime, endTime: '23:00' });
  const days = groupByDay([start('2026-11-22', '09:00'), start('2026-11-21', '15:00'), start('2026-11-21', '11:00')]);
  expect(days.map(({ date, starts }) => [date, starts.map(({ startTime }) => startTime)])).toEqual([
    ['2026-11-21', ['11:00', '15:00']],
    ['2026-11-22', ['09:00']],
  ]);
});

test('a form starts on the first day with a slot still ahead', () => {
  const weekly = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, lastStart: '17:00' }));
  const hours = { weekly, holidays: ['2026-11-24'] };
  expect(firstOpenDay({ date: '2026-11-23', time: '16:59' }, hours)).toBe('2026-11-23');
  // Monday's slots are over, and Tuesday is a holiday.
  expect(firstOpenDay({ date: '2026-11-23', time: '19:20' }, hours)).toBe('2026-11-25');
  expect(firstOpenDay({ date: '2026-11-28', time: '09:00' }, hours)).toBe('2026-11-30');
  expect(firstOpenDay({ date: '2026-11-28', time: '09:00' }, { weekly: [], holidays: [] })).toBe('2026-11-28');
});
