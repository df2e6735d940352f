import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { nextFreeOptions } from './queries/next-free-slots.ts';
import type { ShownHit } from './rules/lists.ts';

/** The next free slot of each result: null without one, undefined while unknown. */
export function useNextFree(hits: readonly ShownHit[]): (garageId: string) => SlotStart | null | undefined {
  const { data } = useQuery(nextFreeOptions(hits.map(({ garage }) => garage.id)));
  return (garageId) => data?.find((each) => each.garageId === garageId)?.slot;
}
