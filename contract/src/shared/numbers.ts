/** The end of the id, because ids made in the same minute have the same beginning. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(-8).toUpperCase();
}

/** Adds spaces to a registration number as on a plate: `MH 12 AB 1234`. */
export function spacedRegistration(number: string): string {
  return number.split(/(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/).join(' ');
}
