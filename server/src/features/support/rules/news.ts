/** All news of a ticket shares one notification while it is unread. */
export function newsKeyOf(ticketId: string): string {
  return `support:${ticketId}`;
}

/** Unlisted news has a notification of its own. */
export function unlistedNewsKeyOf(ticketId: string): string {
  return `${newsKeyOf(ticketId)} unlisted`;
}
