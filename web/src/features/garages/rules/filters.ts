import type { Category, VehicleType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { categoryOf } from '../../../shared/garages/rules/categories.ts';

/** Vehicle types in display order. Importing the contract's list would load its schemas into the page. */
export const vehicleTypeFilters = ['car', 'bike', 'suv', 'truck'] as const satisfies readonly VehicleType[];

export interface SearchFilters {
  text?: string;
  city?: string;
  vehicleType?: VehicleType;
  category?: Category;
}

/** Reads the filters from the address. Blank, malformed and unknown values are left out. */
export function parseFilters(search: Record<string, unknown>): SearchFilters {
  return {
    text: tidyFilter(search.text),
    city: tidyFilter(search.city),
    vehicleType: vehicleTypeFilters.find((vehicleType) => vehicleType === search.vehicleType),
    category: categoryOf(search.category),
  };
}

/** A text in the form the server accepts. The router parses digits as a number. */
export function tidyFilter(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return tidy.slice(0, limits.searchTextLength).toWellFormed().trim() || undefined;
}

/** The active filters in display order. */
export function activeFilters(filters: SearchFilters): (keyof SearchFilters)[] {
  return (['text', 'city', 'vehicleType', 'category'] as const).filter((name) => filters[name] !== undefined);
}
