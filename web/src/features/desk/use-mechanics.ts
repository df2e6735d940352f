import type { DeskMechanic, MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api.ts';
import { mechanicsOptions } from './queries/offers.ts';
import { useRenewOffers } from './use-renew-offers.ts';

type Fields = Omit<DeskMechanic, 'id'>;

interface Change {
  mechanic: MechanicAtWork;
  /** What is left out stays as it is at the server. */
  to: Partial<Fields>;
}

/** Adds and changes mechanics; a change is shown at once and taken back when it is refused. */
export function useMechanics(garageId: string) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const { queryKey } = mechanicsOptions(garageId);
  const add = useMutation({
    mutationFn: (fields: Fields) => api.desk.garage.addMechanic({ garageId, ...fields }),
    onSettled: renew,
  });
  const change = useMutation({
    // One after the other: what was pressed last holds.
    scope: { id: `mechanics ${garageId}` },
    async mutationFn({ mechanic, to }: Change) {
      // A colleague may have changed another field since this list was read.
      const latest = await api.desk.garage.mechanics({ garageId });
      const { id, name, phone, isActive } = latest.find((other) => other.id === mechanic.id) ?? mechanic;
      return await api.desk.garage.changeMechanic({ garageId, mechanicId: id, name, phone, isActive, ...to });
    },
    async onMutate({ mechanic, to }) {
      // An answer from before would take the change back.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) =>
        list?.map((other) => (other.id === mechanic.id ? { ...other, ...to } : other)),
      );
      return before;
    },
    // Without a connection the list cannot be read again.
    onError: (_error, _change, before) => void client.setQueryData(queryKey, before),
    onSettled: renew,
  });
  return { add: add.mutateAsync, change: change.mutateAsync };
}
