import { limits } from '@pahiya/contract/shared/limits';
import { distanceKm, fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';

interface Visit {
  address: string;
  garage: { latitude: number | null; longitude: number | null };
}

/**
 * The city an address names, when it is out of the garage's reach; null when the address names none, or any that is near.
 * Only a part of the address that is a city's name and nothing else counts ("Karol Bagh, Delhi 110005", not "Mysore
 * Road"): an address cannot be verified, and a customer must never be refused for the name of their street.
 */
export function findFarCity(
  cities: CityIndex,
  { address, garage: { latitude, longitude } }: Visit,
): { city: string; distanceKm: number } | null {
  if (latitude === null || longitude === null) return null;
  const named = address.split(/[,\n;]/).flatMap((part) => cities.byName.get(fold(part.replace(/[\d-]+/g, ' '))) ?? []);
  const [nearest] = named
    .map((city) => ({
      city: city.parent ?? city.name,
      distanceKm: Math.round(distanceKm(city, { latitude, longitude })),
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  return nearest && nearest.distanceKm > limits.visitReachKm ? nearest : null;
}
