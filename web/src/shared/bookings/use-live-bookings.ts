import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { useLive } from '@/shared/live/use-live.ts';

/** Refetches the signed-in customer's bookings when they change here or elsewhere. */
export function useLiveBookings(): void {
  const queryClient = useQueryClient();
  useLive(['bookings'], () => {
    for (const queryKey of [orpc.bookings.key(), orpc.payments.key()]) void queryClient.invalidateQueries({ queryKey });
  });
}
