import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import type { CatalogueTerm, Packs, Understood } from '../types.ts';
import { expandWords } from './expand-words.ts';
import { intentNames } from './names.ts';
import { packsFor } from './packs-for.ts';
import { hasSign } from './signs.ts';
import { clausesOf } from './words-of.ts';

interface Written {
  text: string;
  language: RevvyLanguage;
}

/** What a message wants, read without any model: by the signs of its language and the English words it stands for. */
export function understand(packs: Packs, terms: readonly CatalogueTerm[], { text, language }: Written): Understood {
  const clauses = clausesOf(text);
  const understood = packsFor(packs, language);
  const intents = intentNames.filter((name) =>
    understood.some((pack) => pack.intents[name].some((sign) => clauses.some((clause) => hasSign(clause, sign)))),
  );
  const words = expandWords(packs, { text, language });
  return {
    intents: new Set(intents),
    service: terms.find(({ meant }) => meant.some((sign) => hasSign(words, sign)))?.search ?? null,
    vehicleType: vehicleOf(words),
    inDays: words.includes('tomorrow') ? 1 : words.includes('today') ? 0 : undefined,
  };
}

function vehicleOf(words: string[]): VehicleType | undefined {
  if (words.some((word) => /^(bikes?|scooters?|motorcycles?|scooty)$/.test(word))) return 'bike';
  if (words.some((word) => /^suvs?$/.test(word))) return 'suv';
  if (words.some((word) => /^(trucks?|lorry|tempo)$/.test(word))) return 'truck';
  return words.some((word) => /^cars?$/.test(word)) ? 'car' : undefined;
}
