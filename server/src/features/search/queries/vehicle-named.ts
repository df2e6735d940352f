import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { spellSearch } from '../rules/spelling.ts';
import { searchWords } from './search-words.ts';

/** The type of the vehicle whose maker or model a text names. Undefined for a maker of several types alone. */
export function vehicleNamed(text: string): VehicleType | undefined {
  const { meanings } = searchWords();
  const words = spellSearch(text);
  for (const place of words.keys()) {
    for (const meaning of meanings.at(words, place)?.meanings ?? []) {
      if (meaning.kind !== 'vehicle' || meaning.vehicle.name === '') continue;
      const [type, other] = meaning.vehicle.types;
      if (type && !other) return type;
    }
  }
  return undefined;
}
