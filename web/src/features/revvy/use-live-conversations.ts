import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { followConversations } from './queries/follow-conversations.ts';

/** For events of the topic `revvy`: what another tab or device does is shown here too. */
export function useLiveConversations(): (event: LiveEvent) => void {
  const client = useQueryClient();
  const changes = useMemo(() => followConversations(client), [client]);
  useEffect(() => changes.stop, [changes]);
  return changes.onEvent;
}
