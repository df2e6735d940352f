import type { Notification } from '@pahiya/contract/notifications/schemas';

const pagesWithBookingNews = [/^\/notifications$/, /^\/bookings\//, /^\/payment-/];

/**
 * Only actions by others on a booking show a toast. Likes and similar only change the badge, and a user who booked,
 * moved or cancelled has seen the result already.
 */
export function isWorthToast(
  { type, read, data }: Pick<Notification, 'type' | 'read' | 'data'>,
  pathname: string,
): boolean {
  return type === 'booking' && !read && !isOwnAction(data) && !pagesWithBookingNews.some((page) => page.test(pathname));
}

function isOwnAction({ kind, by }: Notification['data']): boolean {
  return kind === 'confirmed' || kind === 'rescheduled' || (kind === 'cancelled' && by === 'customer');
}

/** A push contains only a path, so what it reports is unknown. */
export function isPushWorthToast(path: string, pathname: string): boolean {
  return !(path.startsWith('/bookings/') && pagesWithBookingNews.some((page) => page.test(pathname)));
}

/** A push and the live event of one notification share one toast. */
export function subjectOf(notificationId: string | null): string | undefined {
  return notificationId === null ? undefined : `notification:${notificationId}`;
}
