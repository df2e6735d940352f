import { systemTexts, type TicketStatus } from '@pahiya/contract/support/schemas';

/** What a ticket may become, whoever moves it; what is over may be opened again. */
const next: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: ['open', 'in_progress'],
};

export function canBecome(from: TicketStatus, to: TicketStatus): boolean {
  return next[from].includes(to);
}

/** Resolved or closed. */
export function isOver(status: TicketStatus): boolean {
  return status === 'resolved' || status === 'closed';
}

/** What the customer reads in the conversation; null for a change that is not theirs to know. */
export function describeChange(from: TicketStatus, to: TicketStatus): string | null {
  if (to === 'resolved' || to === 'closed') return systemTexts[to];
  return isOver(from) ? systemTexts.reopened : null;
}
