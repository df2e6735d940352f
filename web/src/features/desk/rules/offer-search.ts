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
