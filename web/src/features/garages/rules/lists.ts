import type { Garage, NearbyInput, SearchHit, Service } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** The garage's rating, or the one shown when it has none (specification, section 2, Home). */
export function shownRating({ averageRating }: Pick<Garage, 'averageRating'>): number {
  return averageRating !== null && averageRating > 0 ? averageRating : limits.defaultRating;
}

/** How many services a card names. */
export const servicesOnCard = 4;

/** Cards tell a distance, not a point. */
const nowhere = { latitude: null, longitude: null };

/** Only what a card shows: all services of its garages are most of a page's weight. */
export function forCard(garage: Garage): Garage {
  return { ...garage, ...nowhere, services: garage.services.slice(0, servicesOnCard) };
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

interface Leads {
  featured?: readonly Lead[];
  nearby?: readonly Lead[];
  near: NearbyInput;
}

/**
 * Where a search or a tile leads: the first featured garage, else the first nearby one (specification, section 2). Who has
 * chosen a place is led to a featured garage there, and to one elsewhere only when that place has none at all.
 */
export function firstGarageId({ featured = [], nearby = [], near }: Leads): string | null {
  return (featured.find((garage) => isIn(garage, near)) ?? nearby[0] ?? featured[0])?.id ?? null;
}

function isIn({ location }: Lead, { city, latitude }: NearbyInput): boolean {
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
