import type { TicketCategory, TicketStatus } from '@pahiya/contract/support/schemas';

// Spelt out: an address is read on every page, and the contract's schemas would come with it.
const statuses: Record<TicketStatus, true> = { open: true, in_progress: true, resolved: true, closed: true };
const categories: Record<TicketCategory, true> = {
  booking: true,
  payment: true,
  garage: true,
  app_bug: true,
  account: true,
  other: true,
  chat: true,
  grievance: true,
};

export const ticketStatuses = Object.keys(statuses) as TicketStatus[];
/** Also `chat`, which nobody chooses. */
export const ticketCategories = Object.keys(categories) as TicketCategory[];

/** Of what stands in an address, one that there is. */
export function ticketStatusOf(value: unknown): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === value);
}

export function ticketCategoryOf(value: unknown): TicketCategory | undefined {
  return ticketCategories.find((category) => category === value);
}
