/** The ticket number people use: the first eight characters of its id (specification, section 8). */
export function ticketNumber(ticketId: string): string {
  return ticketId.slice(0, 8);
}
