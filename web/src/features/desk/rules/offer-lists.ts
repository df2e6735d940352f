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
  /** Where the text is looked for beside the name. */
  also: (row: Row) => string | null;
  read: (row: Row, by: string) => string | number;
}

/** The rows an address asks for, in its order. */
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

/** A figure as it is typed: `1,200` or `₹ 1200`. Undefined for nothing, not a number for anything else. */
export function numberTyped(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const figure = typeof typed === 'string' ? typed.replace(/[\s,₹]/g, '') : '';
  return figure === '' ? undefined : Number(figure);
}
