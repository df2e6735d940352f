import type { Sort } from '../types.ts';
import type { OfferSearch } from './offer-search.ts';
import { sorted } from './sort.ts';

export interface Offer {
  name: string;
  isActive: boolean;
}

interface Wanted<Row> {
  search: OfferSearch;
  sort: Sort;
  /** Another text the search looks in, besides the name. */
  also: (row: Row) => string | null;
  read: (row: Row, by: string) => string | number;
}

/** Rows that match the search in the address, in its order. */
export function shownOffers<Row extends Offer>(
  rows: readonly Row[],
  { search: { text = '', state }, sort, also, read }: Wanted<Row>,
): Row[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (state && row.isActive !== (state === 'on')) return false;
    const place = `${row.name} ${also(row) ?? ''}`.toLocaleLowerCase();
    return words.every((word) => place.includes(word));
  });
  return sorted(found, sort, read);
}

/**
 * A number as people type it: `1,200` or `₹ 1200`. Undefined for an empty text, NaN for anything that is not a number.
 */
export function numberTyped(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const figure = typeof typed === 'string' ? typed.replace(/[\s,₹]/g, '') : '';
  return figure === '' ? undefined : Number(figure);
}
