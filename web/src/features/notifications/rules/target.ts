import type { Notification } from '@pahiya/contract/notifications/schemas';

type About = Pick<Notification, 'type' | 'data' | 'actors'>;

/** The page of what a notification is about; null when it names nothing one could open. */
export function targetOf({ type, data, actors }: About): string | null {
  const postId = text(data.post_id);
  const bookingId = text(data.booking_id);
  const ticketId = text(data.ticket_id);
  const username = text(data.username) ?? actors[0]?.username;
  if (type === 'booking') return bookingId && `/bookings/${encodeURIComponent(bookingId)}`;
  if (type === 'support') return ticketId && `/support/tickets/${encodeURIComponent(ticketId)}`;
  if (type === 'vehicle')
    return data.kind === 'service' || data.kind === 'service_over' ? '/services' : '/settings?section=garage';
  if (type === 'follow') return username ? `/profile/${encodeURIComponent(username)}` : null;
  if (!postId) return null;
  return `/post/${encodeURIComponent(postId)}`;
}

/** A part of `data`, which is anything, as a text that is not empty. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
