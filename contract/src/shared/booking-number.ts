/** The end of the id, because ids made in the same minute have the same beginning. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(-8).toUpperCase();
}
