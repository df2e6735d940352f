import type { Workplace } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '@/lib/api.ts';
import { featuredOptions } from './queries/administration.ts';
import { haveSameOrder, moved } from './rules/order.ts';

/** The featured garages as one puts them in order; nothing is changed for customers until they are saved. */
export function useFeatured(saved: readonly Workplace[]) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Workplace[] | null>(null);
  const garages = draft ?? saved;
  const save = useMutation(
    orpc.desk.admin.setFeatured.mutationOptions({
      onSuccess(answer) {
        client.setQueryData(featuredOptions().queryKey, answer);
        setDraft(null);
        void client.invalidateQueries({ queryKey: orpc.garages.key() });
      },
    }),
  );

  return {
    garages,
    isChanged: draft !== null && !haveSameOrder(draft, saved),
    isFull: garages.length >= limits.featuredGaragesInOrder,
    has: (id: string) => garages.some((garage) => garage.id === id),
    move: (from: number, to: number) => setDraft(moved(garages, from, to)),
    add: (garage: Workplace) => setDraft([...garages, garage]),
    remove: (id: string) => setDraft(garages.filter((garage) => garage.id !== id)),
    undo: () => setDraft(null),
    save: () => save.mutateAsync({ garageIds: garages.map(({ id }) => id) }),
    isSaving: save.isPending,
  };
}
