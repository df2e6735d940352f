import { createMarkFilter } from './note-marks.ts';
import { createPlainLinks, type TextFilter } from './plain-links.ts';
import { createPriceFilter } from './unknown-prices.ts';

export interface AnswerFilter extends TextFilter {
  /** Numbers of the notes that were named. */
  readonly named: ReadonlySet<number>;
  readonly hasLeftOutPrice: boolean;
}

/** All that a model's text goes through before anybody sees it. */
export function createAnswerFilter(isKnownPrice: (rupees: number) => boolean): AnswerFilter {
  const marks = createMarkFilter();
  const links = createPlainLinks();
  const prices = createPriceFilter(isKnownPrice);
  return {
    named: marks.named,
    get hasLeftOutPrice() {
      return prices.hasLeftOut;
    },
    push: (piece) => prices.push(links.push(marks.push(piece))),
    end: () => prices.push(links.push(marks.end()) + links.end()) + prices.end(),
  };
}
