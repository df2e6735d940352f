import type { DeskMechanic, MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { mechanicsOptions } from './queries/offers.ts';
import { useRenewOffers } from './use-renew-offers.ts';

type Fields = Omit<DeskMechanic, 'id'>;

interface Change {
  mechanic: MechanicAtWork;
  /** Fields left out keep the server's value. */
  to: Partial<Fields>;
}

/** Adds and changes mechanics. Changes are optimistic and rolled back when refused. */
export function useMechanics(garageId: string) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const { queryKey } = mechanicsOptions(garageId);
  const add = useMutation({
    mutationFn: (fields: Fields) => api.desk.garage.addMechanic({ garageId, ...fields }),
    onSettled: renew,
  });
  const change = useMutation({
    // Runs changes one after another, so the last press wins.
    scope: { id: `mechanics ${garageId}` },
    async mutationFn({ mechanic, to }: Change) {
      // A colleague may have changed another field since this list was loaded.
      const latest = await api.desk.garage.mechanics({ garageId });
      const { id, name, phone, isActive } = latest.find((other) => other.id === mechanic.id) ?? mechanic;
      return await api.desk.garage.changeMechanic({ garageId, mechanicId: id, name, phone, isActive, ...to });
    },
    async onMutate({ mechanic, to }) {
      // An earlier request in flight would overwrite the change.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) =>
        list?.map((other) => (other.id === mechanic.id ? { ...other, ...to } : other)),
      );
      return before;
    },
    // Without a connection the list cannot be refetched, so it is restored here.
    onError: (_error, _change, before) => void client.setQueryData(queryKey, before),
    onSettled: renew,
  });
  return { add: add.mutateAsync, change: change.mutateAsync };
}
