/** The ticket number people use: the first eight characters of its id (product, section 12.3). */
export function ticketNumber(ticketId: string): string {
  return ticketId.slice(0, 8);
}
