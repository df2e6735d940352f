import type { SearchedOrder } from '../types.ts';
import { understandSearch } from './understand-search.ts';

/** `Cheapest` asks for an order by price, `near me` by distance and `best` by rating. */
export function orderNamed(text: string): SearchedOrder | null {
  return understandSearch(text).order;
}
