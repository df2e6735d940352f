import type { TicketDetail } from '@pahiya/contract/support/schemas';

export type ChatState = 'subtitle' | 'online' | 'away' | 'resolved' | 'closed';

/**
 * 'Agent online' from an agent's first message on (specification, section 2), as long as that is true: an agent is at the
 * desk, and the chat is not over.
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
