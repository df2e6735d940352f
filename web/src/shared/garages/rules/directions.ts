import type { Garage } from '@pahiya/contract/garages/schemas';

type Place = Pick<Garage, 'name' | 'location' | 'latitude' | 'longitude'>;

/**
 * Directions to the garage in the device's maps (https://developers.google.com/maps/documentation/urls/get-started).
 */
export function directionsUrl({ name, location, latitude, longitude }: Place): string {
  const isKnown = latitude !== null && longitude !== null;
  const destination = isKnown ? `${latitude},${longitude}` : `${name}, ${location}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
