import { createMarkFilter } from './note-marks.ts';
import { createPlainLinks, type TextFilter } from './plain-links.ts';
import { createPriceFilter } from './unknown-prices.ts';

export interface AnswerFilter extends TextFilter {
  readonly named: ReadonlySet<number>;
  readonly hasLeftOutPrice: boolean;
}

/** Removes note marks, links and unknown prices before anyone sees the text. */
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
