import type { NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';

type QuietHours = NotificationPreferences['quietHours'];

/**
 * Whether a push of this type must wait now: inside the quiet hours in Indian time, which may span midnight. The start
 * is inclusive, the end exclusive. Bookings are never deferred. Two equal times mean no quiet hours.
 */
export function isQuiet(type: NotificationType, hours: QuietHours, now: Date): boolean {
  if (type === 'booking' || !hours) return false;
  const { from, to } = hours;
  const { time } = zonedNow(now);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** When the quiet hours that contain `now` end. Their times are Indian time. */
export function quietEnd({ to }: NonNullable<QuietHours>, now: Date): Date {
  const { date, time } = zonedNow(now);
  return new Date(`${time < to ? date : addDays(date, 1)}T${to}:00+05:30`);
}
