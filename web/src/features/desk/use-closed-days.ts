import type { ClosedDay, Holiday } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { closedDaysOptions } from './queries/offers.ts';
import { useRenewOffers } from './use-renew-offers.ts';

export function useClosedDays(garageId: string) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const { queryKey } = closedDaysOptions(garageId);
  const onSuccess = (list: ClosedDay[]) => void client.setQueryData(queryKey, list);
  const close = useMutation({
    mutationFn: ({ date, reason }: Holiday) => api.desk.garage.setHoliday({ garageId, date, reason }),
    onSuccess,
    onSettled: renew,
  });
  const open = useMutation({
    mutationFn: (date: string) => api.desk.garage.removeHoliday({ garageId, date }),
    onSuccess,
    onSettled: renew,
  });
  return { close: close.mutateAsync, open: open.mutateAsync };
}
