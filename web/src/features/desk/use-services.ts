import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api.ts';
import { garageServicesOptions } from './queries/garage.ts';
import { useRenewOffers } from './use-renew-offers.ts';

type Fields = Omit<DeskService, 'id'>;

interface Change {
  service: DeskService;
  /** What is left out stays as it is at the server. */
  to: Partial<Fields>;
}

/** Adds and changes services; a change is shown at once and taken back when it is refused. */
export function useServices(garageId: string) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const { queryKey } = garageServicesOptions(garageId);
  const add = useMutation({
    mutationFn: (fields: Fields) => api.desk.garage.addService({ garageId, ...fields }),
    onSettled: renew,
  });
  const change = useMutation({
    // One after the other: what was pressed last holds.
    scope: { id: `services ${garageId}` },
    async mutationFn({ service, to }: Change) {
      // A colleague may have changed another field since this list was read.
      const latest = await api.desk.garage.services({ garageId });
      const { id, ...fields } = latest.find((other) => other.id === service.id) ?? service;
      return await api.desk.garage.changeService({ garageId, serviceId: id, ...fields, ...to });
    },
    async onMutate({ service, to }) {
      // An answer from before would take the change back.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) =>
        list?.map((other) => (other.id === service.id ? { ...other, ...to } : other)),
      );
      return before;
    },
    // Without a connection the list cannot be read again.
    onError: (_error, _change, before) => void client.setQueryData(queryKey, before),
    onSettled: renew,
  });
  return { add: add.mutateAsync, change: change.mutateAsync };
}
