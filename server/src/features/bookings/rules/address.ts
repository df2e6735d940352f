import { distanceKm } from '@pahiya/contract/shared/distance';
import { limits } from '@pahiya/contract/shared/limits';
import { stateOf } from '../../locations/rules/postal-states.ts';
import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';

interface Visit {
  address: string;
  garage: { latitude: number | null; longitude: number | null };
}

/** Only a part that is a city's name counts, such as "Delhi 110005": nobody is refused for living in "Mysore Road". */
export function findFarCity(
  cities: CityIndex,
  { address, garage: { latitude, longitude } }: Visit,
): { city: string; distanceKm: number } | null {
  if (latitude === null || longitude === null) return null;
  const parts = address.split(/[,\n;]/).map((part) => fold(part.replace(/[\d-]+/g, ' ')));
  const states = new Set(parts.flatMap((part) => stateOf(part, '') ?? []));
  const named = parts
    .flatMap((part) => cities.byName.get(part) ?? [])
    .map((city) => ({ city, distanceKm: Math.round(distanceKm(city, { latitude, longitude })) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  if (named.some((each) => each.distanceKm <= limits.visitReachKm)) return null;
  const far = named.find(({ city }) => states.size === 0 || states.has(city.state));
  return far ? { city: far.city.parent ?? far.city.name, distanceKm: far.distanceKm } : null;
}
