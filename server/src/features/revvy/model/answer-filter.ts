import type { Facts } from './claim-filter.ts';
import { createClaimFilter } from './claim-filter.ts';
import { createMarkFilter } from './note-marks.ts';
import { createPlainLinks, type TextFilter } from './plain-links.ts';
import { createPriceFilter } from './unknown-prices.ts';

export interface AnswerFilter extends TextFilter {
  readonly named: ReadonlySet<number>;
  readonly hasLeftOutPrice: boolean;
}

interface Known extends Facts {
  isKnownPrice: (rupees: number) => boolean;
}

/** Removes note marks, links and unknown prices before anyone sees the text. Throws at a forbidden sentence. */
export function createAnswerFilter({ isKnownPrice, ...facts }: Known): AnswerFilter {
  const marks = createMarkFilter();
  const links = createPlainLinks();
  const prices = createPriceFilter(isKnownPrice);
  const claims = createClaimFilter(facts);
  return {
    named: marks.named,
    get hasLeftOutPrice() {
      return prices.hasLeftOut;
    },
    push: (piece) => claims.push(prices.push(links.push(marks.push(piece)))),
    end: () => claims.push(prices.push(links.push(marks.end()) + links.end()) + prices.end()) + claims.end(),
  };
}
