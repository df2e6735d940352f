import type { Card } from '@pahiya/contract/revvy/schemas';
import type { PhraseName } from '../knowledge/names.ts';
import type { FoundNote } from '../types.ts';

interface Wording {
  phrases: Record<PhraseName, string>;
}

interface Used {
  notes: FoundNote[];
  cards: Card[];
}

export function sourcesOf({ phrases }: Wording, { notes, cards }: Used): string[] {
  const kinds = new Set(cards.map(({ kind }) => kind));
  const hasPrices = kinds.has('garages') || kinds.has('price') || kinds.has('draft');
  return [
    ...new Set([
      ...notes.flatMap(({ note, translated }) => [
        `${phrases.sourceNotes}: ${(translated ?? note).title}`,
        ...note.sources,
      ]),
      ...(hasPrices ? [phrases.sourceCatalogue] : []),
      ...(kinds.has('bookings') ? [phrases.sourceBookings] : []),
      ...(kinds.has('vehicles') ? [phrases.sourceVehicles] : []),
    ]),
  ];
}
