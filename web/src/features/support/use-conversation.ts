import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logQuietly } from '@/lib/quiet-log.ts';
import { endpointsOf } from './queries/endpoints-of.ts';
import { conversationOptions } from './queries/ticket-messages.ts';
import { lastOfOthers } from './rules/messages.ts';
import type { Side } from './types.ts';

/** Messages of a ticket. Shown messages are marked as delivered, and as read while the page is visible. */
export function useConversation(ticketId: string, side: Side) {
  const query = useQuery(conversationOptions(ticketId, side));
  const isVisible = useVisible();
  const last = lastOfOthers(query.data ?? [], side);
  useEffect(() => {
    if (last === 0) return;
    const marks = { ticketId, deliveredSeq: last, readSeq: isVisible ? last : 0 };
    endpointsOf(side)
      .mark(marks)
      .catch((error: unknown) => logQuietly('marks', error));
  }, [ticketId, side, last, isVisible]);
  return query;
}

/** Refetches a ticket after a change. Only its missing messages are loaded. */
export function useRenewTicket(side: Side): (ticketId: string) => void {
  const client = useQueryClient();
  return (ticketId) => {
    void client.invalidateQueries({ queryKey: conversationOptions(ticketId, side).queryKey });
    void client.invalidateQueries({ queryKey: endpointsOf(side).ticketKey(ticketId) });
  };
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
