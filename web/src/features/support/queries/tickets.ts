import type { TicketCategory, TicketStatus } from '@pahiya/contract/support/schemas';
import { orpc } from '@/lib/api/api.ts';

export interface TicketFilters {
  status?: TicketStatus;
  category?: TicketCategory;
}

export function ownTickets({ status, category }: TicketFilters) {
  return orpc.support.tickets.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, status, category }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function ticketOptions(ticketId: string) {
  return orpc.support.ticket.queryOptions({ input: { ticketId } });
}
