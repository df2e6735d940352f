import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { garageServicesOptions } from './queries/garage.ts';
import { useRenewOffers } from './use-renew-offers.ts';

type Fields = Omit<DeskService, 'id'>;

interface Change {
  service: DeskService;
  /** Fields left out keep the server's value. */
  to: Partial<Fields>;
}

/** Adds and changes services. Changes are optimistic and rolled back when refused. */
export function useServices(garageId: string) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const { queryKey } = garageServicesOptions(garageId);
  const add = useMutation({
    mutationFn: (fields: Fields) => api.desk.garage.addService({ garageId, ...fields }),
    onSettled: renew,
  });
  const change = useMutation({
    // Runs changes one after another, so the last press wins.
    scope: { id: `services ${garageId}` },
    async mutationFn({ service, to }: Change) {
      // A colleague may have changed another field since this list was loaded.
      const latest = await api.desk.garage.services({ garageId });
      const { id, ...fields } = latest.find((other) => other.id === service.id) ?? service;
      return await api.desk.garage.changeService({ garageId, serviceId: id, ...fields, ...to });
    },
    async onMutate({ service, to }) {
      // An earlier request in flight would overwrite the change.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) =>
        list?.map((other) => (other.id === service.id ? { ...other, ...to } : other)),
      );
      return before;
    },
    // Without a connection the list cannot be refetched, so it is restored here.
    onError: (_error, _change, before) => void client.setQueryData(queryKey, before),
    onSettled: renew,
  });
  return { add: add.mutateAsync, change: change.mutateAsync };
}
