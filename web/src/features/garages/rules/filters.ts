import type { Category, VehicleType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { categoryOf } from '../../../lib/categories.ts';

/** In the order they are offered. The contract's own list would bring its schemas into the page. */
export const vehicleTypeFilters = ['car', 'bike', 'suv', 'truck'] as const satisfies readonly VehicleType[];

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
    category: categoryOf(search.category),
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
