/** Takes the place of the open item's id while a new one is added. */
export const newOffer = 'new';

export interface OfferSearch {
  text?: string;
  state?: 'on' | 'off';
  sort?: string;
  open?: string;
}

/** Invalid values are ignored. */
export function offerSearchOf({ text, state, sort, open }: Record<string, unknown>): OfferSearch {
  return {
    text: wordOf(text),
    state: state === 'on' || state === 'off' ? state : undefined,
    sort: wordOf(sort),
    open: wordOf(open),
  };
}

/** The router parses numeric search values as numbers. */
function wordOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
