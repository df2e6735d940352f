import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { wordsOf } from './words-of.ts';

const twoWheeler = /\b(bikes?|scooters?|two-wheelers?|motorcycles?|chain|variator|scooty)\b/i;
const fourWheeler = /\b(cars?|suvs?|cabin|interior|windscreen|boot)\b/i;

/** A job of its own, that only who names it wants. */
const gearbox = /gearbox/i;

interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
}

/** Whether a service's name has every word that was searched for, and is not for another kind of vehicle. */
export function namesService(name: string, { search = '', vehicleType }: Wanted): boolean {
  if (vehicleType === 'bike' && fourWheeler.test(name)) return false;
  if (vehicleType && vehicleType !== 'bike' && twoWheeler.test(name)) return false;
  if (gearbox.test(name) && !gearbox.test(search)) return false;
  const words = wordsOf(name);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(singular(wanted))));
}

/** `pads` finds `pad`. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
