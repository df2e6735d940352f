import type { Category } from '@pahiya/contract/garages/schemas';

/** Categories in display order. Importing the contract's list would load its schemas into the page. */
export const categoryFilters = [
  'car-service',
  'bike-service',
  'doorstep-service',
  'car-modifications',
] as const satisfies readonly Category[];

/** The category named in the address; undefined for anything else. */
export function categoryOf(word: unknown): Category | undefined {
  return categoryFilters.find((category) => category === word);
}
