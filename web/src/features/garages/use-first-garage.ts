import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { featuredOptions, nearbyOptions } from './queries.ts';
import { firstGarageId, type TileSearch, tileGarageId } from './rules/lists.ts';

/** Where a search or a tile leads; `find` waits for lists that are still on their way. Null when there is no garage. */
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

  /** Undefined while the lists are on their way. */
  function tileGarage(search: TileSearch): string | null | undefined {
    const found = tileGarageId({ featured, nearby, near }, search);
    return found ?? (featured && nearby ? null : undefined);
  }

  return { find, tileGarage };
}
