import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';

/** Reads again what a garage offers, wherever it is shown. */
export function useRenewOffers(): () => void {
  const client = useQueryClient();
  const { services, mechanics, weekSlots, holidays, board } = orpc.desk.garage;
  return () => {
    for (const { key } of [services, mechanics, weekSlots, holidays, board]) {
      void client.invalidateQueries({ queryKey: key() });
    }
    void client.invalidateQueries({ queryKey: orpc.garages.key() });
  };
}
