import type { Notification } from '@pahiya/contract/notifications/schemas';

/** Where the page itself tells the news of a booking. */
const tellingPages = [/^\/notifications$/, /^\/bookings\//, /^\/payment-/];

/** Only what concerns a booking is worth an interruption; likes and the like change the badge alone. */
export function isWorthToast({ type, read }: Pick<Notification, 'type' | 'read'>, pathname: string): boolean {
  return type === 'booking' && !read && !tellingPages.some((page) => page.test(pathname));
}

/** A push and the live news of one notification are one toast. */
export function subjectOf(notificationId: string | null): string | undefined {
  return notificationId === null ? undefined : `notification:${notificationId}`;
}
