import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { spacedRegistration } from '@pahiya/contract/shared/numbers';
import { type DueKind, dueKinds } from '@pahiya/contract/vehicles/schemas';
import { isAlike } from '../../../platform/language/alike.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { IntentName } from '../knowledge/names.ts';
import { stemOf } from '../knowledge/stems.ts';
import type { OwnVehicle } from '../tools/revvy-tools.ts';
import { namingWords } from './named-garage.ts';

const intentOf = {
  puc: 'ownPuc',
  insurance: 'ownInsurance',
  service: 'ownService',
} as const satisfies Record<DueKind, IntentName>;

export function papersAsked(intents: ReadonlySet<IntentName>): DueKind[] {
  return dueKinds.filter((paper) => intents.has(intentOf[paper]));
}

interface Asked {
  text: string;
  vehicleType: VehicleType | undefined;
  car: string;
}

/** Finds vehicles by number or name, else by type, else all. `isOther` means that none has the named type. */
export function meantVehicles(own: readonly OwnVehicle[], asked: Asked): { meant: OwnVehicle[]; isOther: boolean } {
  const named = vehiclesNamed(own, asked.text);
  if (named.length > 0) return { meant: named, isOther: false };
  const isBike = asked.vehicleType === 'bike';
  // `gaadi` means any vehicle here, although garage searches read it as a car.
  if (!isBike && !saysCar(asked)) return { meant: [...own], isOther: false };
  const alike = own.filter(({ type }) => (type === 'bike') === isBike);
  return alike.length > 0 ? { meant: alike, isOther: false } : { meant: [...own], isOther: true };
}

/** The end of the word changes: `கார்`, `காருக்கு`; `కార్`, `కారుకి`; `ಕಾರ್`, `ಕಾರಿಗೆ`; `കാർ`, `കാറിന്`. */
const southernCar = /^(?:கா|కా|ಕಾ)[ரరರ](?:\p{M}|$)|^കാ(?:ർ|റ)/u;

/** `gaadi` means any vehicle. */
export function saysCar({ text, car }: Pick<Asked, 'text' | 'car'>): boolean {
  const [native = ''] = wordsOf(car);
  return wordsOf(text).some(
    (word) =>
      /^(cars?|suvs?|trucks?)$/.test(word) ||
      southernCar.test(word) ||
      (!/[a-z]/.test(native) && word.startsWith(native)),
  );
}

/** If there are a `Honda City` and a `Honda Activa`, `my Honda` means both and `my Honda City` the first. */
export function vehiclesNamed(own: readonly OwnVehicle[], text: string): OwnVehicle[] {
  const said = namingWords(text).filter((word) => stemOf(word) !== null);
  const letters = wordsOf(text).join('');
  const scored = own.map((vehicle) => ({ vehicle, score: scoreOf(vehicle, said, letters) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ vehicle }) => vehicle);
}

const byNumber = 1_000;

function scoreOf({ make, model, registration }: OwnVehicle, said: readonly string[], letters: string): number {
  if (registration && letters.includes(registration.toLowerCase())) return byNumber;
  const name = wordsOf(`${make} ${model}`).filter((word) => stemOf(word) !== null);
  return name.filter((word) => said.some((spoken) => isAlike(spoken, word))).length;
}

export function plateOf({ registration }: OwnVehicle): string | null {
  return registration === null ? null : spacedRegistration(registration);
}

const plate = /\b(?:[A-Z]{2} \d{1,2}(?: [A-Z]{1,3})? \d{4}|\d{2} BH \d{4} [A-Z]{1,2})\b/g;

export function withoutPlates(text: string): string {
  return text.replace(plate, '…');
}
