import type { Category } from '@pahiya/contract/garages/schemas';

/** In the order they are offered. The contract's own list would bring its schemas into the page. */
export const categoryFilters = [
  'car-service',
  'bike-service',
  'doorstep-service',
  'car-modifications',
] as const satisfies readonly Category[];

/** The category an address names; undefined for any other word. */
export function categoryOf(word: unknown): Category | undefined {
  return categoryFilters.find((category) => category === word);
}
