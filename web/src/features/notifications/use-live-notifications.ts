import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/live/use-live.ts';
import { ownNotifications } from './queries.ts';

/** Refetches the list when people become visible or hidden, and with them their notifications. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  useLive(['posts'], ({ id }) => {
    // An event without an id means that visibility of people changed.
    if (id === null) void queryClient.invalidateQueries({ queryKey: ownNotifications().queryKey });
  });
}
