import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { conversationOptions } from './queries/conversation.ts';
import { ticketOptions } from './queries/tickets.ts';
import { lastOfOthers } from './rules/conversation.ts';

/** The messages of a ticket; what is shown is marked as delivered, and as read while somebody looks at the page. */
export function useConversation(ticketId: string) {
  const query = useQuery(conversationOptions(ticketId));
  const isVisible = useVisible();
  const last = lastOfOthers(query.data ?? []);
  useEffect(() => {
    if (last === 0) return;
    const marks = { ticketId, deliveredSeq: last, readSeq: isVisible ? last : 0 };
    api.support.mark(marks).catch((error: unknown) => logQuietly('marks', error));
  }, [ticketId, last, isVisible]);
  return query;
}

/** Reads again what changed of a ticket: only its missing messages are fetched. */
export function useRenewTicket(): (ticketId: string) => void {
  const client = useQueryClient();
  return (ticketId) => {
    void client.invalidateQueries({ queryKey: conversationOptions(ticketId).queryKey });
    void client.invalidateQueries({ queryKey: ticketOptions(ticketId).queryKey });
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
