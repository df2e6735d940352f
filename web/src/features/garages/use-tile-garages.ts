import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { featuredOptions, furtherTilesOptions, nearbyStartOptions } from './queries/garage-lists.ts';
import { lacksTile, type TileSearch, tileGarageId } from './rules/first-garage.ts';

/** The garage that a tile opens. Null when there is none, undefined while the lists load. */
export function useTileGarages(near: NearbyInput): (search: TileSearch) => string | null | undefined {
  const { data: featured } = useQuery(featuredOptions);
  const { data: nearby } = useQuery(nearbyStartOptions(near, 'rating'));
  const start = { featured, nearby, near };
  const { data: further } = useQuery({ ...furtherTilesOptions(near), enabled: lacksTile(start) });
  return (search) => tileGarageId({ ...start, further }, search);
}
