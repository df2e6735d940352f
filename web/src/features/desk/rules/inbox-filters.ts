import type { InboxInput } from '@pahiya/contract/desk/support/schemas';
import type { TicketCategory, TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { ticketCategoryOf, ticketStatusOf } from '../../../shared/support/rules/ticket-kinds.ts';

type View = InboxInput['view'];
type Sort = InboxInput['sort'];

// Spelled out, because every page reads the address and the contract's schemas would be loaded with it.
const views: Record<View, true> = { unassigned: true, mine: true, all: true };
const sorts: Record<Sort, true> = { updated: true, created: true, priority: true };
const priorities: Record<TicketPriority, true> = { high: true, medium: true, low: true };

function keysOf<Key extends string>(record: Record<Key, true>): Key[] {
  return Object.keys(record) as Key[];
}

export const inboxViews = keysOf(views);
export const inboxSorts = keysOf(sorts);
export const ticketPriorities = keysOf(priorities);

/** Inbox state in the address. Defaults: the first view, the first order, no filters. */
export interface InboxFilters {
  view?: View;
  status?: TicketStatus;
  /** The category. The name `category` belongs to another page's filter. */
  about?: TicketCategory;
  priority?: TicketPriority;
  q?: string;
  sort?: Sort;
}

/** Reads the filters from the address. Invalid values are ignored. */
export function inboxFiltersOf(search: Record<string, unknown>): InboxFilters {
  const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
    values.find((value) => value === given);
  return {
    view: oneOf(inboxViews, search.view),
    status: ticketStatusOf(search.status),
    about: ticketCategoryOf(search.about),
    priority: oneOf(ticketPriorities, search.priority),
    q: typeof search.q === 'string' && search.q.trim() !== '' ? search.q.slice(0, searchLength) : undefined,
    sort: oneOf(inboxSorts, search.sort),
  };
}

const searchLength = 80;

export function countFilters({ status, about, priority }: InboxFilters): number {
  return [status, about, priority].filter(Boolean).length;
}

/** The index one step on. It stops at the ends and starts at the first item when nothing is selected. */
export function stepIn(length: number, current: number, step: 1 | -1): number {
  if (current < 0) return 0;
  return Math.min(Math.max(current + step, 0), length - 1);
}
