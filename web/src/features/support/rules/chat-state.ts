import type { TicketDetail } from '@pahiya/contract/support/schemas';

export type ChatState = 'subtitle' | 'online' | 'away' | 'resolved' | 'closed';

/**
 * 'Agent online' appears after an agent's first message (product, section 12.2), while an agent is online and the
 * chat is not over.
 */
export function chatState(
  ticket: Pick<TicketDetail, 'status' | 'hasAgent'> | undefined,
  isAgentOnline: boolean,
): ChatState {
  if (!ticket) return 'subtitle';
  if (ticket.status === 'resolved' || ticket.status === 'closed') return ticket.status;
  if (!ticket.hasAgent) return 'subtitle';
  return isAgentOnline ? 'online' : 'away';
}
