import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { findParts, meantFirst, readToken } from '../rules/find-parts.ts';
import { spellSearch } from '../rules/spelling.ts';
import type { SearchVehicle } from '../types.ts';
import { searchWords } from './search-words.ts';

/** The type of the vehicle whose maker or model a text names. Undefined for a maker of several types alone. */
export function vehicleNamed(text: string): VehicleType | undefined {
  for (const { name, types } of vehiclesIn(text)) {
    const [type, other] = types;
    if (name !== '' && type && !other) return type;
  }
  return undefined;
}

/** True for `scooter`, `Dio` or `டியோ`, also with endings. */
export function namesScooter(text: string): boolean {
  return vehiclesIn(text).some(({ isScooter }) => isScooter);
}

/** True for `electric scooter`, `Ather` or `नेक्सॉन ईवी`. */
export function namesElectric(text: string): boolean {
  return vehiclesIn(text).some(({ isElectric }) => isElectric);
}

function vehiclesIn(text: string): SearchVehicle[] {
  const { meanings } = searchWords();
  const words = spellSearch(text);
  const found = words.flatMap((_, place) => meanings.at(words, place)?.meanings ?? []);
  return found.flatMap((meaning) => (meaning.kind === 'vehicle' ? [meaning.vehicle] : []));
}

interface VehicleWords {
  words: string[];
  /** Undefined for a maker of several types. */
  type: VehicleType | undefined;
}

/**
 * The words of a text that name a maker or a model, such as `royal` and `enfield`. A word that only sounds like a name is
 * left out, because in a sentence half of those are verbs.
 */
export function vehicleWords(text: string): VehicleWords {
  const tokens = text.split(/\s+/).filter(Boolean);
  const parts = findParts(
    tokens.map((typed) => readToken(typed)),
    searchWords(),
  );
  const named = parts.flatMap((part) => {
    const meant = meantFirst(part);
    const isWritten = (part.match?.weight ?? 0) > 0;
    return isWritten && meant?.kind === 'vehicle' && meant.vehicle.name !== ''
      ? [{ ...part, types: meant.vehicle.types }]
      : [];
  });
  const words = named.flatMap((part) => part.tokens.flatMap(({ typed }) => wordsOf(typed)));
  return { words, type: named.flatMap(({ types }) => (types.length === 1 ? types : []))[0] };
}
