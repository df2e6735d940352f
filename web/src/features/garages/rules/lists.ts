import type { Garage, NearbyInput, SearchHit, Service } from '@pahiya/contract/garages/schemas';
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

export const servicesOnCard = 4;

/** Cards show a distance, so coordinates are left out. */
const nowhere = { latitude: null, longitude: null };

export const tileSearches = [
  'Cleaning',
  'Battery',
  'AC Service',
  'Clutch',
  'Brake Pads',
  'Tyres',
  'Alignment',
  'Spare Parts',
] as const;
export type TileSearch = (typeof tileSearches)[number];

export interface CardGarage extends Garage {
  tiles: TileSearch[];
}

/** Keeps only what a card shows, because the full list of services makes up most of a page's size. */
export function forCard(garage: Garage): CardGarage {
  const tiles = tileSearches.filter((search) => garage.services.some((name) => name.includes(search)));
  return { ...garage, ...nowhere, services: garage.services.slice(0, servicesOnCard), tiles };
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

/**
 * The garage a tile opens: the first that offers the service, in the order of `firstGarageId`. Null when none in the
 * chosen place does. A notice is shown then, instead of a garage in another part of the country.
 */
export function tileGarageId(
  { featured = [], nearby = [], near }: Leads<CardGarage>,
  search: TileSearch,
): string | null {
  const offers = ({ tiles }: CardGarage) => tiles.includes(search);
  const there = [...featured.filter((garage) => isIn(garage, near)), ...nearby];
  if (isSomewhere(near)) return there.find(offers)?.id ?? null;
  return [...there, ...featured].find(offers)?.id ?? firstGarageId({ featured, nearby, near });
}

function isSomewhere({ city, latitude }: NearbyInput): boolean {
  return city !== undefined || latitude !== undefined;
}

export type ShownService = Pick<Service, 'garageId' | 'name' | 'price' | 'duration'>;

export interface ShownHit {
  garage: Garage;
  matches: ShownService[];
}

/** Keeps only what search results show: the matching services replace the garage's own list. */
export function forSearch(hit: SearchHit): ShownHit {
  const { garage, matches } = forLanding(hit);
  return { garage: { ...garage, ...nowhere }, matches };
}

/** Like `forSearch`, but with coordinates for the structured data of a landing page. */
export function forLanding({ garage, matches }: SearchHit): ShownHit {
  return {
    garage: { ...garage, services: [] },
    matches: matches.map(({ garageId, name, price, duration }) => ({ garageId, name, price, duration })),
  };
}

/** Adds the garage at the start or removes it. The others keep their order. */
export function withFavourite(favourites: readonly Garage[], garage: Garage, isFavourite: boolean): Garage[] {
  const others = favourites.filter(({ id }) => id !== garage.id);
  return isFavourite ? [garage, ...others] : others;
}

type Lead = Pick<Garage, 'id' | 'location'>;

interface Leads<Listed extends Lead = Lead> {
  featured?: readonly Listed[];
  nearby?: readonly Listed[];
  near: NearbyInput;
}

/**
 * The garage a search or tile opens: the first featured one, else the first nearby one (product, section 3.2). With
 * a chosen place, featured garages there come first, and others only when that place has none.
 */
export function firstGarageId({ featured = [], nearby = [], near }: Leads): string | null {
  return (featured.find((garage) => isIn(garage, near)) ?? nearby[0] ?? featured[0])?.id ?? null;
}

function isIn({ location }: Pick<Garage, 'location'>, { city, latitude }: NearbyInput): boolean {
  return city ? location.toLowerCase().includes(city.toLowerCase()) : latitude === undefined;
}

/** All pages as one list. A garage that moved down during paging keeps its first position. */
export function hitsOf(pages: readonly { items: readonly ShownHit[] }[]): ShownHit[] {
  const hits = new Map<string, ShownHit>();
  for (const hit of pages.flatMap(({ items }) => items)) {
    if (!hits.has(hit.garage.id)) hits.set(hit.garage.id, hit);
  }
  return [...hits.values()];
}
