import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import type { SearchFilters } from './filters.ts';
import type { ShownHit } from './lists.ts';

/** The results for a wish near a place. A place without a known city has only a position. */
export function resultsNear(text: string, { city, latitude }: NearbyInput): SearchFilters {
  return { text, city, order: city === undefined && latitude !== undefined ? 'distance' : undefined };
}

interface ResultPage {
  items: readonly ShownHit[];
  nextCursor: string | null;
}

export function onlyGarage({ items, nextCursor }: ResultPage): string | undefined {
  return items.length === 1 && nextCursor === null ? items[0]?.garage.id : undefined;
}
