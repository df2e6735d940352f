import { systemTexts, type TicketStatus } from '@pahiya/contract/support/schemas';

const next: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: ['open', 'in_progress'],
};

export function canBecome(from: TicketStatus, to: TicketStatus): boolean {
  return next[from].includes(to);
}

export function isOver(status: TicketStatus): boolean {
  return status === 'resolved' || status === 'closed';
}

/** Null for a change that the customer is not notified of. */
export function describeChange(from: TicketStatus, to: TicketStatus): string | null {
  if (to === 'resolved' || to === 'closed') return systemTexts[to];
  return isOver(from) ? systemTexts.reopened : null;
}
