import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { featuredOptions, nearbyOptions } from './queries.ts';
import { firstGarageId, type TileSearch, tileGarageId } from './rules/lists.ts';

/** The garage a search or tile opens. `find` waits for loading lists. Null when there is none. */
export function useFirstGarage(near: NearbyInput) {
  const queryClient = useQueryClient();
  const { data: featured } = useQuery(featuredOptions);
  const { data: nearby } = useQuery(nearbyOptions(near));

  async function find(): Promise<string | null> {
    const [featured, nearby] = await Promise.all([
      queryClient.ensureQueryData(featuredOptions).catch(() => []),
      queryClient.ensureQueryData(nearbyOptions(near)).catch(() => []),
    ]);
    return firstGarageId({ featured, nearby, near });
  }

  /** Undefined while the lists load. */
  function tileGarage(search: TileSearch): string | null | undefined {
    const found = tileGarageId({ featured, nearby, near }, search);
    return found ?? (featured && nearby ? null : undefined);
  }

  return { find, tileGarage };
}
