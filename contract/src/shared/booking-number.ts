/**
 * The number people use for a booking: the last eight characters of its id. Ids made in the same minute have the same
 * beginning.
 */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(-8).toUpperCase();
}
