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
};

export const filterStatuses = Object.keys(statuses) as TicketStatus[];
export const filterCategories = Object.keys(categories) as TicketCategory[];

export function statusOf(value: unknown): TicketStatus | undefined {
  return filterStatuses.find((status) => status === value);
}

export function categoryOf(value: unknown): TicketCategory | undefined {
  return filterCategories.find((category) => category === value);
}
