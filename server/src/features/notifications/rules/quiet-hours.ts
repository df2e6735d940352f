import type { NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';

type QuietHours = NotificationPreferences['quietHours'];

/** Indian time, start inclusive, end exclusive. Bookings are never deferred. Two equal times mean no quiet hours. */
export function isQuiet(type: NotificationType, hours: QuietHours, now: Date): boolean {
  if (type === 'booking' || !hours) return false;
  const { from, to } = hours;
  const { time } = zonedNow(now);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** Indian time. */
export function quietEnd({ to }: NonNullable<QuietHours>, now: Date): Date {
  const { date, time } = zonedNow(now);
  return new Date(`${time < to ? date : addDays(date, 1)}T${to}:00+05:30`);
}
