import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswered } from '@/lib/api-errors.ts';
import { staffOptions } from './queries/staff.ts';

/** Asks again whether the desk is open when a call is refused for the second factor: a role may need one from now on. */
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
