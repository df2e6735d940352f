import type { Card } from '@pahiya/contract/revvy/schemas';
import type { AnswerPart } from '../types.ts';

/** What the tools of one answer have found. */
export interface Cards {
  /** All so far. */
  readonly shown: Card[];
  add(card: Card): void;
  /** Those that were not taken yet. */
  take(): Generator<AnswerPart>;
}

const mostCards = 8;

/** Each once, and not too many, however often a tool is called. */
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
