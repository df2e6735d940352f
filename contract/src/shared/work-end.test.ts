import { expect, test } from 'vitest';
import { readyMoment, workEnd } from './work-end.ts';

/** Nine to six from Monday to Friday, until one on Saturdays. */
const hours = {
  weekly: [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    dayOfWeek,
    opens: '09:00',
    closes: dayOfWeek === 6 ? '13:00' : '18:00',
  })),
  holidays: ['2026-11-25'],
};

test('work that fits the day is done on that day', () => {
  expect(workEnd({ date: '2026-11-24', time: '10:00' }, 90, hours)).toEqual({ date: '2026-11-24', time: '11:30' });
  expect(workEnd({ date: '2026-11-24', time: '10:00' }, 480, hours)).toEqual({ date: '2026-11-24', time: '18:00' });
});

test('work that does not fit continues when the garage opens again, after holidays and Sundays', () => {
  expect(workEnd({ date: '2026-11-24', time: '16:30' }, 120, hours)).toEqual({ date: '2026-11-26', time: '09:30' });
  expect(workEnd({ date: '2026-11-28', time: '11:30' }, 240, hours)).toEqual({ date: '2026-11-30', time: '11:30' });
  expect(workEnd({ date: '2026-11-28', time: '20:00' }, 30, hours)).toEqual({ date: '2026-11-30', time: '09:30' });
});

test('a garage without hours has no end time, and neither has work that takes too long', () => {
  expect(workEnd({ date: '2026-11-24', time: '10:00' }, 60, { weekly: [], holidays: [] })).toBeNull();
  expect(workEnd({ date: '2026-11-24', time: '10:00' }, 100_000, hours)).toBeNull();
});

test('work on a collected vehicle begins when its slot ends; work at home begins with the slot', () => {
  const visit = { date: '2026-11-24', startTime: '10:00', endTime: '11:30' };
  expect(readyMoment({ ...visit, serviceType: 'pickup' }, 60, hours)).toEqual({ date: '2026-11-24', time: '12:30' });
  expect(readyMoment({ ...visit, serviceType: 'home_service' }, 120, hours)).toEqual({
    date: '2026-11-24',
    time: '12:00',
  });
  expect(readyMoment({ ...visit, serviceType: 'home_service' }, 30, hours)).toEqual({
    date: '2026-11-24',
    time: '11:30',
  });
});
