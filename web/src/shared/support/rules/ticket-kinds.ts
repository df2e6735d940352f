import type { TicketCategory, TicketStatus } from '@pahiya/contract/support/schemas';

// Spelled out, because every page reads the address and the contract's schemas would be loaded with it.
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
/** Includes `chat`, which users cannot choose. */
export const ticketCategories = Object.keys(categories) as TicketCategory[];

export function ticketStatusOf(value: unknown): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === value);
}

export function ticketCategoryOf(value: unknown): TicketCategory | undefined {
  return ticketCategories.find((category) => category === value);
}
