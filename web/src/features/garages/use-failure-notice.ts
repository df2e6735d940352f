import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { featuredOptions, nearbyStartOptions } from './queries/garage-lists.ts';
import type { NearbyOrder } from './rules/lists.ts';

/** Notifies once when lists of Home fail to load, however many do, and again after a failed retry. */
export function useFailureNotice(near: NearbyInput, order: NearbyOrder, show: () => void): void {
  const featured = useQuery(featuredOptions);
  const nearby = useQuery(nearbyStartOptions(near, order));
  const hasFailed = featured.isLoadingError || nearby.isLoadingError;
  const onFailure = useEffectEvent(show);
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed]);
}
