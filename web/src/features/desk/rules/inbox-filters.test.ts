import { expect, test } from 'vitest';
import { countFilters, inboxFiltersOf, stepIn } from './inbox-filters.ts';

test('the inbox takes its filters from the address and ignores invalid values', () => {
  expect(
    inboxFiltersOf({ view: 'mine', status: 'open', about: 'chat', priority: 'high', q: 'brakes', sort: 'created' }),
  ).toEqual({
    view: 'mine',
    status: 'open',
    about: 'chat',
    priority: 'high',
    q: 'brakes',
    sort: 'created',
  });
  const nothing = inboxFiltersOf({
    view: 'theirs',
    status: 3,
    about: ['chat'],
    priority: 'urgent',
    q: '  ',
    sort: 'x',
  });
  expect(Object.values(nothing).filter(Boolean)).toEqual([]);
  expect(inboxFiltersOf({ q: 'x'.repeat(200) }).q).toHaveLength(80);
});

test('only status, category and priority count as filters', () => {
  expect(countFilters({ view: 'all', sort: 'created', q: 'late' })).toBe(0);
  expect(countFilters({ status: 'open', priority: 'low' })).toBe(2);
});

test('keyboard steps through a list stop at its ends', () => {
  expect(stepIn(3, -1, 1)).toBe(0);
  expect(stepIn(3, 0, 1)).toBe(1);
  expect(stepIn(3, 2, 1)).toBe(2);
  expect(stepIn(3, 0, -1)).toBe(0);
});
