import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { staffOptions } from './queries/staff.ts';

/**
 * Checks the gate again when a call is refused for a missing second factor. A role can start to require one at any
 * time.
 */
export function useWatchGate(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (error: unknown) => {
      if (isAnswered(error) && error.code === 'SECOND_FACTOR_REQUIRED')
        void client.invalidateQueries({ queryKey: staffOptions().queryKey });
    };
    const endings = [
      client.getQueryCache().subscribe((event) => event.type === 'updated' && look(event.query.state.error)),
      client.getMutationCache().subscribe((event) => event.type === 'updated' && look(event.mutation.state.error)),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client]);
}
