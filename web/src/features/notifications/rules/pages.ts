import type { Notification } from '@pahiya/contract/notifications/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { NotificationPages } from '../types.ts';

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

/** Drops duplicates, because new notifications move others onto the next page during scrolling. */
export function itemsOf(pages: NotificationPages | undefined): Notification[] {
  const byId = new Map<string, Notification>();
  for (const { items } of pages?.pages ?? []) {
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

export type Period = 'today' | 'yesterday' | 'earlier';

/** Grouped by day in India, in the list's order. Empty periods are left out. */
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
