import type { Garage, NearbyInput, SearchHit, Service } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** The garage's rating, or the one shown when it has none (specification, section 2, Home). */
export function shownRating({ averageRating }: Pick<Garage, 'averageRating'>): number {
  return averageRating !== null && averageRating > 0 ? averageRating : limits.defaultRating;
}

/** From a garage's shortest to its longest service, in begun hours: '1-6'. Null when both take the same hour. */
export function hoursBetween(shortest: number | null, longest: number | null): string | null {
  if (shortest === null || longest === null) return '4-5';
  const [from, to] = [Math.ceil(shortest / 60), Math.ceil(longest / 60)];
  return from === to ? null : `${from}-${to}`;
}

/** How many services a card names. */
export const servicesOnCard = 4;

/** Cards tell a distance, not a point. */
const nowhere = { latitude: null, longitude: null };

/** What the tiles of Home search for: what services are called in the catalogue, whatever the language on screen. */
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

/** A garage as a card shows it, and which of the tiles it has something for. */
export interface CardGarage extends Garage {
  tiles: TileSearch[];
}

/** Only what a card shows: all services of its garages are most of a page's weight. */
export function forCard(garage: Garage): CardGarage {
  const tiles = tileSearches.filter((search) => garage.services.some((name) => name.includes(search)));
  return { ...garage, ...nowhere, services: garage.services.slice(0, servicesOnCard), tiles };
}

/** `rating`: as the server lists them (specification, section 7); `distance`: the closest first. */
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

/** Those in the chosen place first, each part in its own order. */
export function placeFirst<Listed extends Pick<Garage, 'location'>>(
  garages: readonly Listed[],
  near: NearbyInput,
): Listed[] {
  const isThere = (garage: Listed) => near.city !== undefined && isIn(garage, near);
  return [...garages.filter(isThere), ...garages.filter((garage) => !isThere(garage))];
}

/**
 * Where a tile leads: the first garage that offers it, as `firstGarageId` looks for one. Null when no garage of the chosen
 * place does: the visitor is told so rather than sent to another part of the country.
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

/** A garage with the services that were found: their names are its own, no two are alike. */
export interface ShownHit {
  garage: Garage;
  matches: ShownService[];
}

/** Only what a search shows: the services that were found stand instead of the garage's own list. */
export function forSearch(hit: SearchHit): ShownHit {
  const { garage, matches } = forLanding(hit);
  return { garage: { ...garage, ...nowhere }, matches };
}

/** The same where the page also tells search engines where its garages are. */
export function forLanding({ garage, matches }: SearchHit): ShownHit {
  return {
    garage: { ...garage, services: [] },
    matches: matches.map(({ garageId, name, price, duration }) => ({ garageId, name, price, duration })),
  };
}

/** The list with the garage in it or without it; the rest keeps its order, a new one comes first. */
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
 * Where a search or a tile leads: the first featured garage, else the first nearby one (specification, section 2). Who has
 * chosen a place is led to a featured garage there, and to one elsewhere only when that place has none at all.
 */
export function firstGarageId({ featured = [], nearby = [], near }: Leads): string | null {
  return (featured.find((garage) => isIn(garage, near)) ?? nearby[0] ?? featured[0])?.id ?? null;
}

function isIn({ location }: Pick<Garage, 'location'>, { city, latitude }: NearbyInput): boolean {
  return city ? location.toLowerCase().includes(city.toLowerCase()) : latitude === undefined;
}

/** All pages as one list. A garage that moved down while a visitor was paging stands where it was seen first. */
export function hitsOf(pages: readonly { items: readonly ShownHit[] }[]): ShownHit[] {
  const hits = new Map<string, ShownHit>();
  for (const hit of pages.flatMap(({ items }) => items)) {
    if (!hits.has(hit.garage.id)) hits.set(hit.garage.id, hit);
  }
  return [...hits.values()];
}
