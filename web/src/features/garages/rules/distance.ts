import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';

const earthRadiusKm = 6_371;

/** In a straight line, as in the lists; null without both positions. */
export function distanceKm(
  { latitude: fromLatitude, longitude: fromLongitude }: NearbyInput,
  { latitude, longitude }: Pick<Garage, 'latitude' | 'longitude'>,
): number | null {
  if (fromLatitude === undefined || fromLongitude === undefined || latitude === null || longitude === null) return null;
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const a = half(latitude - fromLatitude) + cosine(fromLatitude) * cosine(latitude) * half(longitude - fromLongitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}
