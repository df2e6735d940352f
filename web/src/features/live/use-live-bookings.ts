import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { useLive } from './use-live.ts';

/** What changes of the signed-in customer's bookings, here or elsewhere, is read again at once. */
export function useLiveBookings(): void {
  const queryClient = useQueryClient();
  useLive(['bookings'], () => {
    for (const queryKey of [orpc.bookings.key(), orpc.payments.key()]) void queryClient.invalidateQueries({ queryKey });
  });
}
