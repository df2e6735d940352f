import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { clausesOf, wordsOf } from '../../../platform/language/words-of.ts';
import { namesElectric, vehicleNamed, vehicleWords } from '../../search/queries/vehicle-named.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasPhrase } from '../knowledge/signs.ts';
import { saysCar } from '../rules/own-vehicles.ts';
import type { AskedVehicle, Asking, Packs, Power } from '../types.ts';

type Written = Pick<Asking, 'text' | 'language'>;

/** The vehicle that a message clearly names. `gaadi` may be any, so that it names none. */
export function vehicleSaid(packs: Packs, asked: Written, type: VehicleType | undefined): AskedVehicle | undefined {
  const power = powerNamed(packs, asked);
  const isNamed = type !== undefined && !isAnyVehicle(packs, asked, type);
  return isNamed || power ? { type: isNamed ? type : undefined, power, isSaid: true } : undefined;
}

/** Read as a car, but named by a word such as `gaadi`, which may mean a bike. */
export function isAnyVehicle(packs: Packs, { text, language }: Written, type: VehicleType | undefined): boolean {
  const { vehicleCar } = packs[language].phrases;
  return type === 'car' && vehicleNamed(text) === undefined && !saysCar({ text, car: vehicleCar });
}

function powerNamed(packs: Packs, { text, language }: Written): Power | undefined {
  const electric = packsFor(packs, language).flatMap((pack) => pack.electric);
  if (clausesOf(text).some((clause) => hasPhrase(clause, electric)) || namesElectric(text)) return 'electric';
  return vehicleWords(text).type ? 'fuel' : undefined;
}

/** The vehicle that the message names, or else the one that earlier messages named. `type` is the guess from words such as `gaadi`. */
export function vehicleMeant(
  own: AskedVehicle | undefined,
  before: AskedVehicle | undefined,
  type: VehicleType | undefined,
): AskedVehicle {
  if (own?.type) return own;
  if (own) return { ...own, type };
  return before ? { ...before, isSaid: false } : { type, isSaid: false };
}

/** `The chain of my Splendor` is asked for like `the chain of my bike`: no note is about a model. */
export function withoutModels(text: string): string {
  const names = new Set(vehicleWords(text).words);
  const isName = (token: string) => wordsOf(token).length > 0 && wordsOf(token).every((word) => names.has(word));
  const kept = text.split(/\s+/).filter((token) => !isName(token));
  return kept.length > 0 ? kept.join(' ') : text;
}
