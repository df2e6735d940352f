import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';

/** What the customer wants, as sent; the total is left out because a new price does not make it another wish. */
export type Wish = Omit<CreateBookingInput, 'idempotencyKey' | 'expectedTotal'>;

export interface KeyedWish extends Pick<Wish, 'bookingDate' | 'bookingTime'> {
  fingerprint: string;
  key: string;
  /** The booking this wish became, while its online payment is still to come. */
  unpaidBookingId?: string;
  /** Whether its customer has been sent to the gateway's page, where it may still be paid. */
  isAtGateway?: boolean;
}

/**
 * The key that goes with a wish: the last one while the wish is the same, so that a retry after a lost answer can never
 * book twice; a new one as soon as anything in it differs.
 */
export function keyFor(wish: Wish, last: KeyedWish | null, newKey: () => string): KeyedWish {
  const fingerprint = JSON.stringify(Object.entries(wish).sort(([a], [b]) => a.localeCompare(b)));
  if (last?.fingerprint === fingerprint) return last;
  const { bookingDate, bookingTime } = wish;
  return { fingerprint, key: newKey(), bookingDate, bookingTime };
}

/**
 * The unpaid booking that another wish replaces: one whose payment page never opened, or one that holds the very slot
 * that is wanted now. Any other is the customer's, and keeps its time to be paid.
 */
export function replacedBooking(wish: Wish, last: KeyedWish | null): string | undefined {
  const isSameSlot = last?.bookingDate === wish.bookingDate && last.bookingTime === wish.bookingTime;
  return last?.isAtGateway && !isSameSlot ? undefined : last?.unpaidBookingId;
}

/** A random UUID; unlike `crypto.randomUUID` it also works on a page served without TLS in a local network. */
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
