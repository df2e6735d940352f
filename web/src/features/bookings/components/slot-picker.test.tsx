import type { SlotDay } from '@pahiya/contract/garages/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonsOf, draw, textOf } from '@/test/draw.tsx';
import { SlotPicker } from './slot-picker.tsx';

const today = '2026-11-23';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T04:30:00Z`) });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(date: string, day: Partial<SlotDay> = {}): Promise<string> {
  const slots = {
    data: { date, closure: null, slots: [], ...day },
  } as Partial<UseQueryResult> as UseQueryResult<SlotDay>;
  const nothing = () => undefined;
  return draw(<SlotPicker slots={slots} date={date} onPickDay={nothing} name="time" time="" onPick={nothing} />);
}

test.each(['2026-11-22', '2027-02-22', '2020-01-01', ''])(
  'the date %j cannot be booked, and the picker names the bookable days at once',
  async (date) => {
    expect(textOf(await show(date))).toBe('Please choose a day from 23 November 2026 to 21 February 2027');
  },
);

test('a garage without an active mechanic says so and offers no other day', async () => {
  const html = await show(today, { closure: 'no_mechanics' });
  expect(textOf(html)).toContain('None of the mechanics at this garage are working right now');
  expect(textOf(html)).toContain('Please choose another garage.');
  expect(buttonsOf(html)).toEqual([]);
});

test('a garage that is closed on a day offers the next open one', async () => {
  const html = await show(today, { closure: 'holiday' });
  expect(textOf(html)).toContain('The garage is closed on this day.');
  expect(buttonsOf(html)).toHaveLength(1);
});
