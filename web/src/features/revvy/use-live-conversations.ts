import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { followConversations } from './service/follow-conversations.ts';

/** Handles `revvy` events, so that changes from other tabs and devices appear here. */
export function useLiveConversations(): (event: LiveEvent) => void {
  const client = useQueryClient();
  const changes = useMemo(() => followConversations(client), [client]);
  useEffect(() => changes.stop, [changes]);
  return changes.onEvent;
}
