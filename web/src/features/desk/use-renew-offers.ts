import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';

/** Reads again what a garage offers, here and where customers see it. */
export function useRenewOffers(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [orpc.desk.garage.key(), orpc.garages.key()]) void client.invalidateQueries({ queryKey });
  };
}
