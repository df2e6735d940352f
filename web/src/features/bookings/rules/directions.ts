import type { Booking } from '@pahiya/contract/bookings/schemas';

type Place = Pick<Booking, 'garageName' | 'garageLocation' | 'garageLatitude' | 'garageLongitude'>;

/**
 * Directions to the garage in the device's maps (https://developers.google.com/maps/documentation/urls/get-started).
 */
export function directionsUrl({ garageName, garageLocation, garageLatitude, garageLongitude }: Place): string {
  const isKnown = garageLatitude !== null && garageLongitude !== null;
  const destination = isKnown ? `${garageLatitude},${garageLongitude}` : `${garageName}, ${garageLocation}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
