import type { Garage, NearbyInput, SearchHit, Service } from '@pahiya/contract/garages/schemas';
import { isAroundIndia } from '@pahiya/contract/shared/india';
import { limits } from '@pahiya/contract/shared/limits';

/** The garage's rating, or a default without one (product, section 3.3). */
export function shownRating({ averageRating }: Pick<Garage, 'averageRating'>): number {
  return averageRating !== null && averageRating > 0 ? averageRating : limits.defaultRating;
}

/** Range from the shortest to the longest service in hours, rounded up: '1-6'. Null when both are equal. */
export function hoursBetween(shortest: number | null, longest: number | null): string | null {
  if (shortest === null || longest === null) return '4-5';
  const [from, to] = [Math.ceil(shortest / 60), Math.ceil(longest / 60)];
  return from === to ? null : `${from}-${to}`;
}

/** Number of services named on a card. */
const servicesOnCard = 4;

export type CardGarage = ReturnType<typeof forCard>;

/** Keeps only what a card shows, because garages make up most of a page's data. */
export function forCard({ id, name, imageUrl, location, distanceKm, ...garage }: Garage) {
  const { averageRating, totalReviews, lowestPrice, shortestMinutes, longestMinutes, picksUp, isDemonstration } =
    garage;
  const services = garage.services.slice(0, servicesOnCard);
  return {
    ...{ id, name, imageUrl, location, distanceKm, services, averageRating, totalReviews },
    ...{ lowestPrice, shortestMinutes, longestMinutes, picksUp, isDemonstration },
  };
}

/** `rating`: the server's order (product, section 3.4). `distance`: closest first. */
export const nearbyOrders = ['rating', 'distance'] as const;
export type NearbyOrder = (typeof nearbyOrders)[number];

export function inOrder<Listed extends Pick<Garage, 'distanceKm'>>(
  garages: readonly Listed[],
  order: NearbyOrder,
): Listed[] {
  if (order === 'rating') return [...garages];
  const far = Number.POSITIVE_INFINITY;
  return garages.toSorted((a, b) => (a.distanceKm ?? far) - (b.distanceKm ?? far));
}

export function hasAnyIn(garages: readonly Pick<Garage, 'location'>[], near: NearbyInput): boolean {
  return garages.some((garage) => isIn(garage, near));
}

/** Garages in the chosen place first; otherwise the order is kept. */
export function placeFirst<Listed extends Pick<Garage, 'location'>>(
  garages: readonly Listed[],
  near: NearbyInput,
): Listed[] {
  const isThere = (garage: Listed) => near.city !== undefined && isIn(garage, near);
  return [...garages.filter(isThere), ...garages.filter((garage) => !isThere(garage))];
}

export type ShownService = Pick<Service, 'name' | 'price' | 'duration'>;

export interface ShownHit {
  garage: CardGarage;
  matches: ShownService[];
}

/** Keeps only what search results show: the matching services replace the garage's own list. */
export function forSearch({ garage, matches }: SearchHit): ShownHit {
  return {
    garage: { ...forCard(garage), services: [] },
    matches: matches.map(({ name, price, duration }) => ({ name, price, duration })),
  };
}

/** Adds coordinates, for the structured data of a landing page. */
export interface LandingHit extends ShownHit {
  garage: CardGarage & Pick<Garage, 'latitude' | 'longitude'>;
}

export function forLanding(hit: SearchHit): LandingHit {
  const { garage, matches } = forSearch(hit);
  const { latitude, longitude } = hit.garage;
  return { garage: { ...garage, latitude, longitude }, matches };
}

/** Adds the garage at the start or removes it. The others keep their order. */
export function withFavourite(favourites: readonly string[], garageId: string, isFavourite: boolean): string[] {
  const others = favourites.filter((id) => id !== garageId);
  return isFavourite ? [garageId, ...others] : others;
}

export function isIn({ location }: Pick<Garage, 'location'>, { city, latitude }: NearbyInput): boolean {
  return city ? location.toLowerCase().includes(city.toLowerCase()) : latitude === undefined;
}

/**
 * How far the nearest of the listed garages is, if none is in the place: then no location contains the city, or all are
 * beyond the reach of a position. Null if some are.
 */
export function nearestKm(
  garages: readonly Pick<Garage, 'location' | 'distanceKm'>[],
  near: NearbyInput,
): number | null {
  if (near.city !== undefined && hasAnyIn(garages, near)) return null;
  const distances = garages.flatMap(({ distanceKm }) => distanceKm ?? []);
  const nearest = distances.length > 0 ? Math.min(...distances) : null;
  const isNear = near.city === undefined && (nearest ?? 0) <= limits.nearbyReachKm;
  return isNear ? null : nearest;
}

/** Kilometres to the nearest hit, which need not be the first one: among garages about as far, the best comes first. */
export function nearestHitKm(hits: readonly ShownHit[]): number {
  const distances = hits.flatMap(({ garage }) => garage.distanceKm ?? []);
  return distances.length > 0 ? Math.min(...distances) : 0;
}

/** True only outside of the box around India. The server also knows foreign towns inside the box. */
export function isAbroad({ latitude, longitude }: NearbyInput): boolean {
  return latitude !== undefined && longitude !== undefined && !isAroundIndia({ latitude, longitude });
}

/** All pages as one list. A garage that moved down during paging keeps its first position. */
export function hitsOf(pages: readonly { items: readonly ShownHit[] }[]): ShownHit[] {
  const hits = new Map<string, ShownHit>();
  for (const hit of pages.flatMap(({ items }) => items)) {
    if (!hits.has(hit.garage.id)) hits.set(hit.garage.id, hit);
  }
  return [...hits.values()];
}
