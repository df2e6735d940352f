import type { Card } from '@pahiya/contract/revvy/schemas';
import type { Note } from '../types.ts';
import type { PhraseName } from './names.ts';

interface Used {
  /** Those that the answer names. */
  notes: Note[];
  cards: Card[];
}

/** Where an answer is from, in the words of its language. */
export function sourcesOf(phrases: Record<PhraseName, string>, { notes, cards }: Used): string[] {
  const kinds = new Set(cards.map(({ kind }) => kind));
  const hasPrices = kinds.has('garages') || kinds.has('price') || kinds.has('draft');
  return [
    ...new Set([
      ...notes.flatMap(({ title, sources }) => [`${phrases.sourceNotes}: ${title}`, ...sources]),
      ...(hasPrices ? [phrases.sourceCatalogue] : []),
      ...(kinds.has('bookings') ? [phrases.sourceBookings] : []),
    ]),
  ];
}
