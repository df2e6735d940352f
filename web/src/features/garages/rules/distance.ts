import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';
import { distanceKm } from '@pahiya/contract/shared/distance';

/** In kilometres, in a straight line, as in the lists; null unless both positions are known. */
export function distanceBetween(
  { latitude, longitude }: NearbyInput,
  garage: Pick<Garage, 'latitude' | 'longitude'>,
): number | null {
  if (latitude === undefined || longitude === undefined) return null;
  if (garage.latitude === null || garage.longitude === null) return null;
  return distanceKm({ latitude, longitude }, { latitude: garage.latitude, longitude: garage.longitude });
}
