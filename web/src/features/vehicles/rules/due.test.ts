import { expect, test } from 'vitest';
import { dueOn } from './due.ts';

test.each([
  ['2026-11-20', 'over', -1],
  ['2026-11-21', 'soon', 0],
  ['2026-12-21', 'soon', 30],
  ['2026-12-22', 'fine', 31],
  ['2028-02-29', 'fine', 465],
])('%s is %s', (date, state, days) => {
  expect(dueOn(date, '2026-11-21')).toEqual({ state, days });
});
