import { expect, test } from 'vitest';
import { backTarget, joinedMonth } from './rules.ts';

test('a profile joined in the month its owner saw on the calendar in India', () => {
  expect(joinedMonth('2026-11-20T10:00:00.000Z')).toEqual({ year: '2026', month: '11' });
  expect(joinedMonth('2026-12-31T18:29:59.000Z')).toEqual({ year: '2026', month: '12' });
  expect(joinedMonth('2026-12-31T18:30:00.000Z')).toEqual({ year: '2027', month: '1' });
});

test('the settings lead back to where the customer came from', () => {
  const parse = (text: string) => Object.fromEntries(new URLSearchParams(text));
  expect(backTarget(undefined, parse)).toEqual({ to: '/profile' });
  expect(backTarget('/book/1?search=brake%20pads', parse)).toEqual({ to: '/book/1', search: { search: 'brake pads' } });
});
