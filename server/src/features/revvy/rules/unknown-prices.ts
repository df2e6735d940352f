import type { Card } from '@pahiya/contract/revvy/schemas';
import { numbersOf, openAmount, replaceAmounts } from './amounts.ts';
import type { TextFilter } from './plain-links.ts';

export interface PriceFilter extends TextFilter {
  /** Whether a price was left out. */
  readonly hasLeftOut: boolean;
}

/** An amount that is not whole after so many letters is judged as it stands. */
const longest = 200;
/** Looking for amounts takes the square of a text's length; a model may send much at once. */
const eachSlice = /.{1,400}/gsu;

/** Amounts of rupees that are in no tool's result and in no note become `₹…`; only what may be an amount is held back. */
export function createPriceFilter(isKnown: (rupees: number) => boolean): PriceFilter {
  let waiting = '';
  /** The end of the word that came out last: a sign within a word is none. */
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

/** What a card says of money. */
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

/** What a text says of money: of a note, or of an answer that was judged before. */
export function pricesIn(text: string): number[] {
  const found: number[] = [];
  replaceAmounts(text, (amount) => {
    found.push(...numbersOf(amount));
    return amount;
  });
  return found;
}
