import type {
  Category,
  FreeDay,
  NearbyInput,
  SearchOrder,
  ServiceType,
  VehicleType,
} from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { categoryOf } from '../../../shared/garages/rules/categories.ts';

/** Vehicle types in display order. */
export const vehicleTypeFilters = ['car', 'bike', 'suv', 'truck'] as const satisfies readonly VehicleType[];

export const serviceTypeFilters = ['pickup', 'home_service'] as const satisfies readonly ServiceType[];
export const freeFilters = ['today', 'tomorrow'] as const satisfies readonly FreeDay[];

/** In display order. The first is the order without a choice. */
export const resultOrders = [
  'relevance',
  'distance',
  'price',
  'rating',
  'next_free',
] as const satisfies readonly SearchOrder[];

export interface SearchFilters {
  text?: string;
  city?: string;
  vehicleType?: VehicleType;
  category?: Category;
  serviceType?: ServiceType;
  free?: FreeDay;
  order?: SearchOrder;
}

export type FilterName = Exclude<keyof SearchFilters, 'order'>;

/** Reads the filters from the address. Blank, malformed and unknown values are left out. */
export function parseFilters(search: Record<string, unknown>): SearchFilters {
  return {
    text: tidyFilter(search.text),
    city: tidyFilter(search.city),
    vehicleType: vehicleTypeFilters.find((vehicleType) => vehicleType === search.vehicleType),
    category: categoryOf(search.category),
    serviceType: serviceTypeFilters.find((serviceType) => serviceType === search.serviceType),
    free: freeFilters.find((day) => day === search.free),
    order: resultOrders.find((order) => order === search.order && order !== 'relevance'),
  };
}

/** A text in the form the server accepts. The router parses digits as a number. */
export function tidyFilter(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return tidy.slice(0, limits.searchTextLength).toWellFormed().trim() || undefined;
}

const filterNames = ['text', 'city', 'vehicleType', 'category', 'serviceType', 'free'] as const;

/** The active filters in display order. */
export function activeFilters(filters: SearchFilters): FilterName[] {
  return filterNames.filter((name) => filters[name] !== undefined);
}

/**
 * The filters for the API, which refuses the other parameters of an address, such as a shared link's language. Without
 * a position nothing is sorted by distance, so a link with that order shows the best match first.
 */
export function searchOf(filters: SearchFilters, { latitude, longitude }: NearbyInput) {
  const { text, city, vehicleType, category, serviceType, free, order } = filters;
  const sort = order === 'distance' && latitude === undefined ? undefined : order;
  return { text, city, vehicleType, category, serviceType, free, latitude, longitude, sort };
}
