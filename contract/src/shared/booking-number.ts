/** What people call a booking by: the last eight letters of its id, which differ where ids of one minute begin alike. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(-8).toUpperCase();
}
