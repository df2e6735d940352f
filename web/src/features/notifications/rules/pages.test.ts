import type { Notification } from '@pahiya/contract/notifications/schemas';
import { expect, test } from 'vitest';
import { byPeriod, itemsOf, withRead } from './pages.ts';

function notification(id: string, createdAt = '2026-11-21T07:00:00.000Z'): Notification {
  return { id, type: 'follow', title: '', message: '', data: {}, actors: [], actorCount: 1, read: false, createdAt };
}

const pages = {
  pages: [
    { items: [notification('a'), notification('b')], nextCursor: 'x' },
    { items: [notification('b'), notification('c')], nextCursor: null },
  ],
  pageParams: [undefined, 'x'],
};

test('a notification pushed onto the next page is listed once', () => {
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(itemsOf(undefined)).toEqual([]);
});

test('one or all notifications are marked as read', () => {
  expect(itemsOf(withRead(pages, 'c')).map(({ read }) => read)).toEqual([false, false, true]);
  expect(itemsOf(withRead(pages)).map(({ read }) => read)).toEqual([true, true, true]);
  expect(itemsOf(pages).some(({ read }) => read)).toBe(false);
});

test('days are those of India', () => {
  const items = [
    notification('a', '2026-11-20T18:30:00.000Z'),
    notification('b', '2026-11-20T18:29:59.000Z'),
    notification('c', '2026-10-01T00:00:00.000Z'),
  ];
  const periods = byPeriod(items, new Date('2026-11-21T07:00:00.000Z'));
  expect(periods.map(({ period, items: [first] }) => [period, first?.id])).toEqual([
    ['today', 'a'],
    ['yesterday', 'b'],
    ['earlier', 'c'],
  ]);
});
