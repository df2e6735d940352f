/** What is told of one ticket is one notification while it is unread. */
export function newsKeyOf(ticketId: string): string {
  return `support:${ticketId}`;
}

/** What is mailed or pushed and not listed stands apart. */
export function unlistedNewsKeyOf(ticketId: string): string {
  return `${newsKeyOf(ticketId)} unlisted`;
}
