import type { NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';

type QuietHours = NotificationPreferences['quietHours'];

/**
 * Whether a push of this type has to wait now: within the quiet hours, by the clock in India, also over midnight.
 * They begin with their first minute and end before their last; bookings always come. Two equal times are no hours at all.
 */
export function isQuiet(type: NotificationType, hours: QuietHours, now: Date): boolean {
  if (type === 'booking' || !hours) return false;
  const { from, to } = hours;
  const { time } = zonedNow(now);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** When the quiet hours that contain `now` end, by the clock in India. */
export function quietEnd({ to }: NonNullable<QuietHours>, now: Date): Date {
  const { date, time } = zonedNow(now);
  return new Date(`${time < to ? date : addDays(date, 1)}T${to}:00+05:30`);
}
