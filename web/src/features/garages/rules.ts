import type { Category, Garage, NearbyInput, SearchHit, VehicleType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** The garage's rating, or the one shown when it has none (specification, section 2, Home). */
export function shownRating({ averageRating }: Pick<Garage, 'averageRating'>): number {
  return averageRating !== null && averageRating > 0 ? averageRating : limits.defaultRating;
}

/** How many services a card names. */
export const servicesOnCard = 4;

/** Only what a card shows: all services of its garages are most of a page's weight. */
export function forCard(garage: Garage): Garage {
  return { ...garage, services: garage.services.slice(0, servicesOnCard) };
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

/** In the order they are offered. The contract's own lists would bring its schemas into the page. */
export const vehicleTypeFilters = ['car', 'bike', 'suv', 'truck'] as const satisfies readonly VehicleType[];
export const categoryFilters = [
  'car-service',
  'bike-service',
  'doorstep-service',
  'car-modifications',
] as const satisfies readonly Category[];

/** The category an address names; undefined for any other word. */
export function categoryOf(word: string): Category | undefined {
  return categoryFilters.find((category) => category === word);
}

/** What the address of `/services` holds. */
export interface SearchFilters {
  text?: string;
  city?: string;
  vehicleType?: VehicleType;
  category?: Category;
}

/** The filters an address holds; what is blank, malformed or none of them is left out. */
export function parseFilters(search: Record<string, unknown>): SearchFilters {
  return {
    text: tidyFilter(search.text),
    city: tidyFilter(search.city),
    vehicleType: vehicleTypeFilters.find((vehicleType) => vehicleType === search.vehicleType),
    category: categoryFilters.find((category) => category === search.category),
  };
}

/** A filter as the server takes it. The router reads digits as a number. */
export function tidyFilter(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return tidy.slice(0, limits.searchTextLength).toWellFormed().trim() || undefined;
}

/** The filters that are set, in the order they are shown. */
export function activeFilters(filters: SearchFilters): (keyof SearchFilters)[] {
  return (['text', 'city', 'vehicleType', 'category'] as const).filter((name) => filters[name] !== undefined);
}

/** All pages as one list. A garage that moved down while a visitor was paging stands where it was seen first. */
export function hitsOf(pages: readonly { items: readonly SearchHit[] }[]): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const hit of pages.flatMap(({ items }) => items)) {
    if (!hits.has(hit.garage.id)) hits.set(hit.garage.id, hit);
  }
  return [...hits.values()];
}
