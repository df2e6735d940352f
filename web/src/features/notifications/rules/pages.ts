import type { Notification } from '@pahiya/contract/notifications/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { NotificationPages } from '../types.ts';

/** The same list with one notification, or all of them without an id, marked as read. */
export function withRead(pages: NotificationPages | undefined, id?: string): NotificationPages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (id === undefined || item.id === id ? { ...item, read: true } : item)),
      })),
    }
  );
}

/** Each once: while one scrolls, what is new pushes the others onto the next page. */
export function itemsOf(pages: NotificationPages | undefined): Notification[] {
  const byId = new Map<string, Notification>();
  for (const { items } of pages?.pages ?? []) {
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

export type Period = 'today' | 'yesterday' | 'earlier';

/** By the day in India, in the order of the list; a period without any is left out. */
export function byPeriod(items: Notification[], now: Date): { period: Period; items: Notification[] }[] {
  const today = zonedNow(now).date;
  const yesterday = addDays(today, -1);
  function periodOf({ createdAt }: Notification): Period {
    const { date } = zonedNow(new Date(createdAt));
    if (date >= today) return 'today';
    return date === yesterday ? 'yesterday' : 'earlier';
  }
  const order: Period[] = ['today', 'yesterday', 'earlier'];
  return order
    .map((period) => ({ period, items: items.filter((item) => periodOf(item) === period) }))
    .filter((group) => group.items.length > 0);
}
