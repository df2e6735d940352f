import type { Asking } from '../types.ts';

type Said = Asking['history'][number];

const mostCharacters = 12_000;
export const mostSaid = 60;

/** Returns the last messages that fit, oldest first; the earliest may be cut to its end. `said` is newest first. */
export function cutHistory(said: readonly Said[]): Said[] {
  const kept: Said[] = [];
  let room = mostCharacters;
  for (const { role, content, cards = [] } of said) {
    if (room <= 0) break;
    const fitting = content.slice(-room).toWellFormed();
    room -= content.length;
    kept.unshift({ role, content: fitting, ...(cards.length > 0 && { cards }) });
  }
  return kept;
}
