import type { TicketCategory, TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';

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

const priorities: Record<TicketPriority, true> = { low: true, medium: true, high: true };

export const ticketPriorities = Object.keys(priorities) as TicketPriority[];
export const ticketStatuses = Object.keys(statuses) as TicketStatus[];
/** Includes `chat`, which users cannot choose. */
export const ticketCategories = Object.keys(categories) as TicketCategory[];

/** Those that a customer can choose in the form. */
export const formCategories = ticketCategories.filter((category) => category !== 'chat');

export function ticketStatusOf(value: unknown): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === value);
}

export function ticketCategoryOf(value: unknown): TicketCategory | undefined {
  return ticketCategories.find((category) => category === value);
}
