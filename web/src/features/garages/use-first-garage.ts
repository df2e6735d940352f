import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { featuredOptions, nearbyStartOptions } from './queries/garage-lists.ts';
import { firstGarageId } from './rules/first-garage.ts';

/** Finds the garage that a search opens, waiting for loading lists. Null when there is none. */
export function useFirstGarage(near: NearbyInput): () => Promise<string | null> {
  const queryClient = useQueryClient();
  return async () => {
    const [featured, nearby] = await Promise.all([
      queryClient.ensureQueryData(featuredOptions).catch(() => []),
      queryClient.ensureQueryData(nearbyStartOptions(near, 'rating')).catch(() => null),
    ]);
    return firstGarageId({ featured, nearby: nearby?.garages, near });
  };
}
