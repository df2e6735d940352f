import { expect, test } from 'vitest';
import { rangeOf, stepped } from './board.ts';
import { boardSearchOf } from './board-search.ts';

const today = '2026-11-21';

test('an empty or invalid address means today and all mechanics', () => {
  expect(Object.values(boardSearchOf({})).filter(Boolean)).toEqual([]);
  const nonsense = { date: '2026-02-30', view: 'year', mechanic: 'me', status: 'lost', booking: '7' };
  expect(Object.values(boardSearchOf(nonsense)).filter(Boolean)).toEqual([]);
  const good = { date: '2026-12-01', view: 'week', mechanic: 'nobody', status: 'completed' };
  expect(boardSearchOf(good)).toEqual({ ...good, booking: undefined });
});

test('the day view asks for the given day, the week view for the week from its Monday on', () => {
  expect(rangeOf({}, today)).toEqual({ from: undefined, days: 1 });
  expect(rangeOf({ date: '2026-12-01' }, today)).toEqual({ from: '2026-12-01', days: 1 });
  expect(rangeOf({ view: 'week' }, today)).toEqual({ from: '2026-11-16', days: 7 });
  expect(rangeOf({ view: 'week', date: '2026-11-22' }, today).from).toBe('2026-11-16');
  expect(rangeOf({ view: 'week', date: '2026-11-23' }, today).from).toBe('2026-11-23');
});

test('steps are a day or a week long, and today is left out of the address', () => {
  expect(stepped({}, today, 1)).toBe('2026-11-22');
  expect(stepped({ date: '2026-11-22' }, today, -1)).toBeUndefined();
  expect(stepped({ view: 'week' }, today, -1)).toBe('2026-11-14');
});
