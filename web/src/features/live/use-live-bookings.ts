import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '@/lib/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { follow } from './queries/follow.ts';

/** While somebody is signed in: what changes of their bookings, here or elsewhere, is read again at once. */
export function useLiveBookings(): void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const readAgain = () => void readBookings(queryClient);
    return follow({ topics: ['bookings'], onEvent: readAgain, onReturn: readAgain });
  }, [queryClient, userId]);
}

async function readBookings(queryClient: QueryClient): Promise<void> {
  const keys = [orpc.bookings.key(), orpc.payments.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
