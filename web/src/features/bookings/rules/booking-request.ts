import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';

/** The customer's request as sent, without the total, because a new price does not make it a different request. */
export type BookingRequest = Omit<CreateBookingInput, 'idempotencyKey' | 'expectedTotal'>;

export interface KeyedRequest extends Pick<BookingRequest, 'bookingDate' | 'bookingTime'> {
  fingerprint: string;
  key: string;
  /** The booking made from this request, while its online payment is missing. */
  unpaidBookingId?: string;
  /** Whether the customer was sent to the gateway, where it may still be paid. */
  isAtGateway?: boolean;
}

/**
 * Idempotency key of a request. It stays the same for an unchanged request, so that a retry after a lost answer never
 * books twice.
 */
export function keyFor(request: BookingRequest, last: KeyedRequest | null, newKey: () => string): KeyedRequest {
  const fingerprint = JSON.stringify(Object.entries(request).sort(([a], [b]) => a.localeCompare(b)));
  if (last?.fingerprint === fingerprint) return last;
  const { bookingDate, bookingTime } = request;
  return { fingerprint, key: newKey(), bookingDate, bookingTime };
}

/**
 * The unpaid booking that a new request replaces: one that never reached the gateway, or one that holds the wanted
 * slot. Any other keeps its time to be paid.
 */
export function replacedBooking(request: BookingRequest, last: KeyedRequest | null): string | undefined {
  const isSameSlot = last?.bookingDate === request.bookingDate && last.bookingTime === request.bookingTime;
  return last?.isAtGateway && !isSameSlot ? undefined : last?.unpaidBookingId;
}

/** A random UUID. Unlike `crypto.randomUUID`, it also works on a page served without TLS in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
