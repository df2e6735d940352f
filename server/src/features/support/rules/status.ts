import type { TicketStatus } from '@pahiya/contract/support/schemas';

/** What may follow what. Whoever opened a ticket may open it again; only the desk does the rest. */
const followers: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: ['open'],
};

export function mayFollow(from: TicketStatus, to: TicketStatus): boolean {
  return followers[from].includes(to);
}

/** Resolved or closed: nobody has anything to do. */
export function isOver(status: TicketStatus): boolean {
  return status === 'resolved' || status === 'closed';
}

/** What a change of status tells the customer; null for one that is between agents. */
export function newsOf(from: TicketStatus, to: TicketStatus): 'resolved' | 'closed' | 'reopened' | null {
  if (to === 'resolved' || to === 'closed') return to;
  return isOver(from) ? 'reopened' : null;
}
