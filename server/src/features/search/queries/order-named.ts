import type { SearchedOrder } from '../types.ts';
import { understandSearch } from './understand-search.ts';

/** `Cheapest` asks for an order by price, `near me` by distance and `best` by rating. */
export function orderNamed(text: string): SearchedOrder | null {
  return understandSearch(text).order;
}

/** `Open now`, `open on sunday`: the answer changes with time. */
export function isOpeningNamed(text: string): boolean {
  return understandSearch(text).terms.some(({ kind }) => kind === 'opening');
}
