export function newsKeyOf(ticketId: string): string {
  return `support:${ticketId}`;
}

export function unlistedNewsKeyOf(ticketId: string): string {
  return `${newsKeyOf(ticketId)} unlisted`;
}
