import type { InboxInput } from '@pahiya/contract/desk/support/schemas';
import type { TicketCategory, TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { ticketCategoryOf, ticketStatusOf } from '../../../lib/ticket-kinds.ts';

type View = InboxInput['view'];
type Sort = InboxInput['sort'];

// Spelt out: an address is read on every page, and the contract's schemas would come with it.
const views: Record<View, true> = { unassigned: true, mine: true, all: true };
const sorts: Record<Sort, true> = { updated: true, created: true, priority: true };
const priorities: Record<TicketPriority, true> = { high: true, medium: true, low: true };

function keysOf<Key extends string>(record: Record<Key, true>): Key[] {
  return Object.keys(record) as Key[];
}

export const inboxViews = keysOf(views);
export const inboxSorts = keysOf(sorts);
export const ticketPriorities = keysOf(priorities);

/** What an address asks of the inbox; what it leaves out is the first view, in the first order, and all of it. */
export interface InboxFilters {
  view?: View;
  status?: TicketStatus;
  /** The category; another page's filter has that name. */
  about?: TicketCategory;
  priority?: TicketPriority;
  q?: string;
  sort?: Sort;
}

/** Only what stands in the address and means something; anything else asks for nothing. */
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

/** How many of the filters leave something out. */
export function countFilters({ status, about, priority }: InboxFilters): number {
  return [status, about, priority].filter(Boolean).length;
}

/** The place in a list one step on; it stays at the ends, and begins at the first from nowhere. */
export function stepIn(length: number, current: number, step: 1 | -1): number {
  if (current < 0) return 0;
  return Math.min(Math.max(current + step, 0), length - 1);
}
