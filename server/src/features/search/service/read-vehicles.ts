import { vehicleType } from '@pahiya/contract/garages/schemas';
import { z } from 'zod';
import { indexHeard } from '../rules/index-sounds.ts';
import { indexPhrases, type PhraseIndex } from '../rules/phrase-index.ts';
import { readEndings, spellSearch } from '../rules/spelling.ts';
import type { Meaning } from '../types.ts';
import { readData, texts } from './read-data.ts';

const served = {
  kind: z.array(vehicleType).min(1),
  form: z.enum(['scooter', 'motorcycle']).optional(),
  electric: z.boolean().default(false),
  own: texts.optional(),
};
const file = z.strictObject({
  everyday: texts,
  endings: texts,
  kinds: z.array(z.strictObject({ ...served, names: texts.min(1) })),
  makes: z.array(z.strictObject({ ...served, make: z.string(), names: texts.default([]), models: texts.default([]) })),
});

type Phrase = readonly [string, Meaning];
type Served = z.infer<typeof file>['kinds'][number];

/** Finds makers and models by their sound, or with an ending. Words for a kind of vehicle are written out in all scripts. */
export function hearVehicles(phrases: readonly Phrase[]): PhraseIndex<Meaning>['at'] {
  const { everyday, endings } = file.parse(readData('search/vehicles.yaml'));
  const isNamed = ([, meaning]: Phrase) => meaning.kind === 'vehicle' && meaning.vehicle.name !== '';
  const named = phrases.filter(isNamed);
  const heard = indexHeard(named, { everyday, endings });
  const written = indexPhrases(named);
  const ordinary = new Set(everyday.flatMap(spellSearch));
  const stemsOf = readEndings(endings, shortestLatin);
  return (words, place) => {
    const word = words[place] ?? '';
    if (!/^[a-z]+$/.test(word)) return heard(words, place);
    if (ordinary.has(word)) return null;
    return (
      stemsOf(word)
        .map((stem) => written.at([stem], 0))
        .find((match) => match !== null) ?? null
    );
  };
}

/** Letters of a name that is written in Latin letters with an ending: `altoki`. */
const shortestLatin = 4;

/** A model is shown with its maker. */
export function readVehicles(): Phrase[] {
  const { kinds, makes } = file.parse(readData('search/vehicles.yaml'));
  return [
    ...kinds.flatMap((kind) => phrasesOf(kind, '', kind.names)),
    ...makes.flatMap(({ make, models, ...made }) => [
      ...phrasesOf(made, make, made.names),
      ...models.flatMap((model) => {
        const [shown = make, ...others] = model.split('|');
        const isOrdinary = shown.startsWith('(');
        const name = shown.replace(/[()]/g, '');
        return phrasesOf(made, nameOf(make, name), isOrdinary ? others : [name, ...others]);
      }),
    ]),
  ];
}

function phrasesOf(
  { kind, form, electric, own }: Pick<Served, 'kind' | 'form' | 'electric' | 'own'>,
  name: string,
  phrases: readonly string[],
): Phrase[] {
  const meaning: Meaning = {
    kind: 'vehicle',
    vehicle: {
      name,
      types: kind,
      isScooter: form === 'scooter',
      isMotorcycle: form === 'motorcycle',
      isElectric: electric,
      ...(own ? { own } : {}),
    },
  };
  return phrases.flatMap((phrase) => [phrase, ...withEnding(phrase)].map((each) => [each, meaning] as const));
}

/** Indian languages add endings to names: `એક્ટિવાનું`. Short names would begin too many words. */
function withEnding(name: string): string[] {
  const isLong = /^[\p{L}\p{M}\u200c\u200d]{5,}$/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return isLong ? [`${name}*`] : [];
}

/** The maker's name is not said twice: `Tata Ace`. */
function nameOf(make: string, model: string): string {
  return model.startsWith(make) ? model : `${make} ${model}`;
}
