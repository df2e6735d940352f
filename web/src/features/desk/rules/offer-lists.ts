import type { Sort } from '../types.ts';
import { sorted } from './sort.ts';

/** In place of the id of what is open: something new. */
export const newOffer = 'new';

/** What an address asks of a list of services or mechanics. */
export interface OfferSearch {
  text?: string;
  /** Offered or active, or not. */
  state?: 'on' | 'off';
  sort?: string;
  /** What is being changed, or `new`. */
  open?: string;
}

/** What an address does not say right counts as not said. */
export function offerSearchOf({ text, state, sort, open }: Record<string, unknown>): OfferSearch {
  return {
    text: wordOf(text),
    state: state === 'on' || state === 'off' ? state : undefined,
    sort: wordOf(sort),
    open: wordOf(open),
  };
}

/** A number that stands in an address is read as one. */
function wordOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

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
