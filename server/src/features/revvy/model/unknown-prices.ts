import type { Card } from '@pahiya/contract/revvy/schemas';
import { numbersOf, openAmount, replaceAmounts } from './amounts.ts';
import type { TextFilter } from './plain-links.ts';

export interface PriceFilter extends TextFilter {
  readonly hasLeftOut: boolean;
}

/** A longer unfinished amount is judged as it stands. */
const longest = 200;
/** Finding amounts takes quadratic time, and a model may send much text at once. */
const eachSlice = /.{1,400}/gsu;

/** An amount that no tool result and no note contains becomes `₹…`. Holds back only text that may become one. */
export function createPriceFilter(isKnown: (rupees: number) => boolean): PriceFilter {
  let waiting = '';
  /** Letters within a word are not a sign for rupees. */
  let last = '';
  let hasLeftOut = false;
  function judge(text: string): string {
    const judged = replaceAmounts(last + text, (amount, rupees) => {
      if (rupees.every(isKnown)) return amount;
      hasLeftOut = true;
      return '₹…';
    }).slice(last.length);
    last = /[\p{L}\p{M}]{0,12}$/u.exec(last + text)?.[0] ?? '';
    return judged;
  }
  function take(piece: string): string {
    const text = waiting + piece;
    const found = openAmount(last + text);
    const open = Math.max(0, found - last.length);
    const isWaiting = found >= 0 && text.length - open <= longest;
    waiting = isWaiting ? text.slice(open) : '';
    return judge(isWaiting ? text.slice(0, open) : text);
  }
  return {
    get hasLeftOut() {
      return hasLeftOut;
    },
    push: (piece) => (piece.match(eachSlice) ?? []).map(take).join(''),
    end() {
      const rest = judge(waiting);
      waiting = '';
      return rest;
    },
  };
}

export function pricesOf(card: Card): number[] {
  switch (card.kind) {
    case 'garages':
      return card.items.flatMap(({ services }) => services.map(({ price }) => price));
    case 'price':
      return [card.lowest, card.highest];
    case 'draft':
      return [card.total, ...card.services.map(({ price }) => price)];
    default:
      return [];
  }
}

export function pricesIn(text: string): number[] {
  const found: number[] = [];
  replaceAmounts(text, (amount) => {
    found.push(...numbersOf(amount));
    return amount;
  });
  return found;
}
