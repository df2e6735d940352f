import type { Notification } from '@pahiya/contract/notifications/schemas';

/** Where the page itself tells the news of a booking. */
const tellingPages = [/^\/notifications$/, /^\/bookings\//, /^\/payment-/];

/**
 * Only what others did about a booking is worth an interruption: likes and the like change the badge alone, and whoever
 * booked, moved or cancelled has read so where they did it.
 */
export function isWorthToast(
  { type, read, data }: Pick<Notification, 'type' | 'read' | 'data'>,
  pathname: string,
): boolean {
  return type === 'booking' && !read && !isOwnDeed(data) && !tellingPages.some((page) => page.test(pathname));
}

function isOwnDeed({ kind, by }: Notification['data']): boolean {
  return kind === 'confirmed' || kind === 'rescheduled' || (kind === 'cancelled' && by === 'customer');
}

/** A push of a booking has only its path, so that what it tells is not known. */
export function isPushWorthToast(path: string, pathname: string): boolean {
  return !(path.startsWith('/bookings/') && tellingPages.some((page) => page.test(pathname)));
}

/** A push and the live news of one notification are one toast. */
export function subjectOf(notificationId: string | null): string | undefined {
  return notificationId === null ? undefined : `notification:${notificationId}`;
}
