import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import type { PhraseName } from '../knowledge/names.ts';
import type { Note } from '../types.ts';

interface Wording {
  language: RevvyLanguage;
  phrases: Record<PhraseName, string>;
}

interface Used {
  notes: Note[];
  cards: Card[];
}

export function sourcesOf({ language, phrases }: Wording, { notes, cards }: Used): string[] {
  const kinds = new Set(cards.map(({ kind }) => kind));
  const hasPrices = kinds.has('garages') || kinds.has('price') || kinds.has('draft');
  return [
    ...new Set([
      ...notes.flatMap(({ title, sources, translations }) => [
        `${phrases.sourceNotes}: ${translations.get(language)?.title ?? title}`,
        ...sources,
      ]),
      ...(hasPrices ? [phrases.sourceCatalogue] : []),
      ...(kinds.has('bookings') ? [phrases.sourceBookings] : []),
      ...(kinds.has('vehicles') ? [phrases.sourceVehicles] : []),
    ]),
  ];
}
