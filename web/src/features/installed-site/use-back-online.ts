import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '@/lib/connection/connection.ts';
import { session } from '@/lib/session/session.ts';

/** Refetches everything on the screen when the server is reachable again. */
export function useBackOnline(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isOffline()) return;
        void session.tick();
        void queryClient.invalidateQueries();
      }),
    [queryClient],
  );
}
