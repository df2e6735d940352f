import type { Notification } from '@pahiya/contract/notifications/schemas';

type About = Pick<Notification, 'type' | 'data' | 'actors'>;

/** The page of a notification's subject; null when there is none. */
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

/** A value of `data`, which can be anything, as a non-empty text. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
