import type { Workplace } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '@/lib/api/api.ts';
import { featuredOptions } from './queries/administration.ts';
import { haveSameOrder, moved } from './rules/order.ts';
import { featuredDraft } from './storage/featured.ts';

/** The featured garages being ordered. The draft is kept in the tab; customers see it only after it is saved. */
export function useFeatured(saved: readonly Workplace[]) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => keptDraft(saved));
  const garages = draft ?? saved;
  const save = useMutation(
    orpc.desk.admin.setFeatured.mutationOptions({
      onSuccess(answer) {
        client.setQueryData(featuredOptions().queryKey, answer);
        change(null);
        void client.invalidateQueries({ queryKey: orpc.garages.key() });
      },
    }),
  );

  function change(next: Workplace[] | null) {
    setDraft(next);
    featuredDraft.write(next && { base: idsOf(saved), garages: next });
  }

  return {
    garages,
    isChanged: draft !== null && !haveSameOrder(draft, saved),
    isFull: garages.length >= limits.featuredGaragesInOrder,
    has: (id: string) => garages.some((garage) => garage.id === id),
    move: (from: number, to: number) => change(moved(garages, from, to)),
    add: (garage: Workplace) => change([...garages, garage]),
    remove: (id: string) => change(garages.filter((garage) => garage.id !== id)),
    undo: () => change(null),
    save: () => save.mutateAsync({ garageIds: idsOf(garages) }),
    isSaving: save.isPending,
  };
}

/** A draft is dropped when the saved order has changed since. */
function keptDraft(saved: readonly Workplace[]): Workplace[] | null {
  const kept = featuredDraft.read();
  return kept && kept.base.join() === idsOf(saved).join() ? kept.garages : null;
}

function idsOf(garages: readonly Workplace[]): string[] {
  return garages.map(({ id }) => id);
}
