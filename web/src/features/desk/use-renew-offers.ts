import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

/** Refetches what a garage offers, at the desk and on the customers' pages. */
export function useRenewOffers(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [orpc.desk.garage.key(), orpc.garages.key()]) void client.invalidateQueries({ queryKey });
  };
}
