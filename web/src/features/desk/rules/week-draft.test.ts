import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  badDays,
  copiedDay,
  draftOf,
  filledDay,
  hoursOf,
  isSameWeek,
  nextRow,
  problemsOf,
  type SlotRow,
  slotsOf,
} from './week-draft.ts';
import { weekdayFrom } from './weekday.ts';

function row(key: string, startTime: string, endTime: string, isAvailable = true): SlotRow {
  return { key, startTime, endTime, isAvailable };
}

test('a week without edits is unchanged, whatever the order of its slots', () => {
  const slots = [
    { dayOfWeek: 3, startTime: '12:00', endTime: '13:00', isAvailable: false },
    { dayOfWeek: 3, startTime: '09:00', endTime: '10:00', isAvailable: true },
  ];
  expect(isSameWeek(slotsOf(draftOf(slots)), slots)).toBe(true);
  expect(slotsOf(draftOf(slots)).map(({ startTime }) => startTime)).toEqual(['09:00', '12:00']);
  expect(isSameWeek(slots, slots.slice(1))).toBe(false);
});

test('all overlapping slots are reported, and a slot may begin when another ends', () => {
  const rows = [row('c', '11:30', '12:00'), row('a', '09:00', '12:00'), row('d', '12:00', '13:00')];
  expect([...problemsOf(rows).keys()].toSorted()).toEqual(['a', 'c']);
  const nested = problemsOf([row('a', '09:00', '12:00'), row('b', '10:00', '10:30'), row('c', '11:00', '12:30')]);
  expect([...nested.values()]).toEqual(['overlap', 'overlap', 'overlap']);
  expect([...problemsOf([row('a', '', '10:00'), row('b', '12:00', '12:00')])]).toEqual([
    ['a', 'missing'],
    ['b', 'backwards'],
  ]);
  expect(badDays(draftOf([{ dayOfWeek: 0, startTime: '10:00', endTime: '09:00', isAvailable: true }]))).toEqual([0]);
});

test('filling a day creates slots of equal length that neither overlap nor pass the closing time', () => {
  expect(filledDay({ opens: '09:00', closes: '11:10', minutes: 45 }).map(({ endTime }) => endTime)).toEqual([
    '09:45',
    '10:30',
  ]);
  expect(filledDay({ opens: '18:00', closes: '09:00', minutes: 60 })).toEqual([]);
  const clock = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(clock, clock, fc.integer({ min: 5, max: 600 }), (opens, closes, minutes) => {
      const rows = filledDay({ opens, closes, minutes });
      expect(problemsOf(rows).size).toBe(0);
      expect(rows.every(({ startTime, endTime }) => startTime >= opens && endTime <= closes)).toBe(true);
    }),
  );
});

test('a new row continues where the day ends', () => {
  expect(nextRow([])).toMatchObject({ startTime: '09:00', endTime: '10:00' });
  expect(nextRow([row('b', '10:00', '11:30'), row('a', '09:00', '10:00')])).toMatchObject({
    startTime: '11:30',
    endTime: '13:00',
  });
  expect(nextRow([row('a', '22:00', '23:30')])).toMatchObject({ startTime: '23:30', endTime: '' });
});

test('copying a day replaces the slots of the other days with rows of their own', () => {
  const draft = draftOf([
    { dayOfWeek: 1, startTime: '09:00', endTime: '10:00', isAvailable: true },
    { dayOfWeek: 2, startTime: '15:00', endTime: '16:00', isAvailable: true },
  ]);
  const copied = copiedDay(draft, 1, [2, 0]);
  expect(slotsOf(copied).map(({ dayOfWeek, startTime }) => [dayOfWeek, startTime])).toEqual([
    [0, '09:00'],
    [1, '09:00'],
    [2, '09:00'],
  ]);
  expect(new Set(copied.flat().map(({ key }) => key)).size).toBe(3);
});

test('the hours of a day are those of its available slots', () => {
  expect(hoursOf([row('b', '10:00', '11:00'), row('a', '08:00', '09:00', false)])).toEqual({
    opens: '10:00',
    closes: '11:00',
  });
  expect(hoursOf([row('a', '08:00', '09:00', false)])).toBeNull();
});

test('the address names a weekday by its number', () => {
  expect(['0', 6, 'x', undefined].map(weekdayFrom)).toEqual([0, 6, 1, 1]);
});
