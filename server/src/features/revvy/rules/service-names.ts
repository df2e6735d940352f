import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { wordsOf } from './words-of.ts';

const twoWheeler = /\b(bikes?|scooters?|two-wheelers?|motorcycles?|chain|variator|scooty)\b/i;
const fourWheeler = /\b(cars?|suvs?|cabin|interior|windscreen|boot|AC)\b/i;

/** Jobs of their own, that only who names them wants: a service of the AC is no service of the car, nor an inspection of a charger one. */
const apart = [/gearbox/i, /\bAC\b/i, /charger/i];

interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
}

/** Whether a service's name has every word that was searched for, and is not for another kind of vehicle. */
export function namesService(name: string, { search = '', vehicleType }: Wanted): boolean {
  if (vehicleType === 'bike' && fourWheeler.test(name)) return false;
  if (vehicleType && vehicleType !== 'bike' && twoWheeler.test(name)) return false;
  if (apart.some((job) => job.test(name) && !job.test(search))) return false;
  const words = wordsOf(name);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(singular(wanted))));
}

/** `pads` finds `pad`. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** Whether the name itself says for which kind of vehicle the service is. */
export function saysVehicle(name: string, vehicleType: VehicleType): boolean {
  return (vehicleType === 'bike' ? twoWheeler : fourWheeler).test(name);
}

/** How much of a service's name was said, 0 to 1. */
export function likenessOf(name: string, said: string): number {
  const words = wordsOf(name).map(singular);
  const spoken = new Set(wordsOf(said).map(singular));
  return words.filter((word) => spoken.has(word)).length / Math.max(1, words.length);
}
