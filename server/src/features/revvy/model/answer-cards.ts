import type { Card } from '@pahiya/contract/revvy/schemas';
import type { AnswerPart } from '../types.ts';

export interface Cards {
  readonly shown: Card[];
  add(card: Card): void;
  take(): Generator<AnswerPart>;
}

const mostCards = 8;

/** Shows each card once and at most `mostCards`, however often a tool is called. */
export function createCards(): Cards {
  const known = new Set<string>();
  const shown: Card[] = [];
  let waiting: Card[] = [];
  return {
    shown,
    add(card) {
      const text = JSON.stringify(card);
      if (known.has(text) || shown.length >= mostCards) return;
      known.add(text);
      shown.push(card);
      waiting.push(card);
    },
    *take() {
      const ready = waiting;
      waiting = [];
      for (const card of ready) yield { type: 'card', card };
    },
  };
}
