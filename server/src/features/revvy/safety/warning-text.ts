import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { vehicleNamed } from '../../search/queries/vehicle-named.ts';
import { expandWords } from '../knowledge/expand-words.ts';
import { vehicleOf } from '../offline/understand.ts';
import { saysCar } from '../rules/own-vehicles.ts';
import type { Flag, Packs } from '../types.ts';

interface Written {
  text: string;
  language: RevvyLanguage;
}

/** Characters of a message in which the vehicle is looked for, because a long message takes long to read. */
const read = 300;

/** A bike has no bonnet, parking brake or steering wheel, so some warnings have a text of their own for it. */
export function warningText(packs: Packs, { warning, forBike }: Flag, told: readonly Written[]): string {
  const begun = told.map(({ text, language }) => ({ text: text.slice(0, read), language }));
  const named = forBike && begun.find((written) => namesBike(packs, written) || saysCarIn(packs, written));
  return named && !saysCarIn(packs, named) ? forBike : warning;
}

function namesBike(packs: Packs, written: Written): boolean {
  return (vehicleOf(expandWords(packs, written)) ?? vehicleNamed(written.text)) === 'bike';
}

/** `My car hit a bike` is about the car. */
function saysCarIn(packs: Packs, { text, language }: Written): boolean {
  const model = vehicleNamed(text);
  return saysCar({ text, car: packs[language].phrases.vehicleCar }) || (model !== undefined && model !== 'bike');
}
