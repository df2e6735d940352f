import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { indexPhrases, type PhraseIndex } from '../rules/phrase-index.ts';
import { spellSearch } from '../rules/spelling.ts';
import type { Meaning } from '../types.ts';
import { readVehicles } from './read-vehicles.ts';

let vehicles: PhraseIndex<Meaning> | undefined;

/** The type of the vehicle whose maker or model a text names. Undefined for a maker of several types alone. */
export function vehicleNamed(text: string): VehicleType | undefined {
  vehicles ??= indexPhrases(readVehicles());
  const words = spellSearch(text);
  for (const place of words.keys()) {
    for (const meaning of vehicles.at(words, place)?.meanings ?? []) {
      if (meaning.kind !== 'vehicle' || meaning.vehicle.name === '') continue;
      const [type, other] = meaning.vehicle.types;
      if (type && !other) return type;
    }
  }
  return undefined;
}
