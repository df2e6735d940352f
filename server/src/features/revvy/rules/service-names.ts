import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';

const twoWheeler = /\b(bikes?|scooters?|two-wheelers?|motorcycles?|chain|variator|scooty)\b/i;
const fourWheeler = /\b(cars?|suvs?|cabin|interior|windscreen|boot|AC)\b/i;

/** These count only if the search names them: an AC service is not a service of the car. */
const apart = [/gearbox/i, /\bAC\b/i, /charger/i, /pre-purchase/i];

/** A part, and what is only looked at or cleaned and is no new one. */
const otherWork = [
  { part: /\btraction battery\b/i, work: /\b(?:diagnos\w*|health|checks?|tests?)\b/i },
  { part: /\bbrake disc\b/i, work: /\bcleaning\b/i },
];

interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
}

export function namesService(name: string, { search = '', vehicleType }: Wanted): boolean {
  if (vehicleType === 'bike' && fourWheeler.test(name)) return false;
  if (vehicleType && vehicleType !== 'bike' && twoWheeler.test(name)) return false;
  if (apart.some((job) => job.test(name) && !job.test(search))) return false;
  if (otherWork.some(({ part, work }) => part.test(search) && work.test(name))) return false;
  // `Complete service with wash` is no car wash.
  const words = wordsOf(name.replace(/\bwith\b.*/i, ''));
  return wordsOf(anyKindOf(search)).every((wanted) => words.some((word) => word.startsWith(singular(wanted))));
}

/** Any wash will do for `Foam wash`: garages also wash without water. */
export function anyKindOf(search: string): string {
  return search.replace(/\bfoam wash\b/i, 'wash');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

export function saysVehicle(name: string, vehicleType: VehicleType): boolean {
  return (vehicleType === 'bike' ? twoWheeler : fourWheeler).test(name);
}

export function likenessOf(name: string, said: string): number {
  const words = wordsOf(name).map(singular);
  const spoken = new Set(wordsOf(said).map(singular));
  return words.filter((word) => spoken.has(word)).length / Math.max(1, words.length);
}
