import { wordsOf } from '../../../platform/language/words-of.ts';
import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';
import { vehicleWords } from '../../search/queries/vehicle-named.ts';
import type { IntentName } from '../knowledge/names.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasPhrase, hasSign, type Phrase, placesOf } from '../knowledge/signs.ts';
import { stemOf } from '../knowledge/stems.ts';
import { namesTime, readWhen } from '../times/read-when.ts';
import { refusalsOf, timePhrasesOf, tokensOf } from '../times/time-words.ts';
import type { Asking, CatalogueTerm, LanguagePack, Packs } from '../types.ts';
import { findCity } from './city-named.ts';
import { understand, vehicleOf } from './understand.ts';

interface Knowledge {
  packs: Packs;
  terms: readonly CatalogueTerm[];
  cities: CityIndex;
}

type Written = Pick<Asking, 'text' | 'language'>;

const longestContinuation = 10;

/** True when the message only names another place, vehicle, service or time for what was asked before. */
export function continuesTopic(knowledge: Knowledge, { text, language }: Written): boolean {
  if (wordsOf(text).length > longestContinuation) return false;
  const { packs, terms, cities } = knowledge;
  const { service, vehicleType, intents } = understand(packs, terms, { text, language });
  const isNamed = intents.has('variant') || vehicleWords(text).words.length > 0;
  const named = service ?? vehicleType ?? findCity(text, cities);
  const isNew = named ?? (isNamed || namesTime(readWhen(packs, { text, today: anyDay })));
  return Boolean(isNew) && saysOnly(knowledge, { text, language }, 'more', 'variant');
}

/** The words of a time do not depend on it. */
const anyDay = '2000-01-01';

/** In scripts whose endings no list knows, a few words may be unknown. Beside a part alone they may be its fault. */
const unknownWords = 2;

/** True when every word names a place, vehicle, service or time, or belongs to one of the intents. */
export function saysOnly(knowledge: Knowledge, { text, language }: Written, ...intents: IntentName[]): boolean {
  const { packs, terms, cities } = knowledge;
  const words = tokensOf(text);
  const city = findCity(text, cities)?.words;
  const all = Object.values<LanguagePack>(packs);
  const { service } = understand(packs, terms, { text, language });
  const meanings = packsFor(packs, language)
    .flatMap((pack) => pack.words)
    .filter(({ phrases }) => hasPhrase(words, phrases));
  const isExpected = (search: string) => vehicleOf(wordsOf(search)) !== undefined || leadsTo(search, service, terms);
  const covered = placesIn(words, [
    ...all.flatMap((pack) => intents.flatMap((name) => pack.intents[name].flat(2))),
    ...all.flatMap(timePhrasesOf),
    ...terms.filter(({ search }) => search === service).flatMap(({ meant }) => meant.flat(2)),
    ...meanings.filter(({ search }) => isExpected(search)).flatMap(({ phrases }) => phrases),
  ]);
  const other = placesIn(
    words,
    meanings.filter(({ search }) => !isExpected(search)).flatMap(({ phrases }) => phrases),
  );
  const vehicle = vehicleWords(text).words.flatMap(tokensOf).map(fold);
  const expected = new Set([...(city ?? []), ...wordsOf(service ?? ''), ...vehicle]);
  const left = [...words.entries()].filter(
    ([place, word]) =>
      !(
        covered.has(place) ||
        expected.has(fold(word)) ||
        /^\d/.test(word) ||
        stemOf(word) === null ||
        vehicleOf([word])
      ),
  );
  const most = service !== null && words.length - left.length === 1 ? 1 : unknownWords;
  const refusals = placesIn(words, all.flatMap(refusalsOf));
  // `नही 4 नही, साढे पांच बजे`: a no beside a time belongs to it.
  const isOfTime = left.some(([place]) => refusals.has(place)) && namesTime(readWhen(packs, { text, today: anyDay }));
  const own = isOfTime ? left.filter(([place]) => !refusals.has(place)) : left;
  return own.length <= most && own.every(([place, word]) => !/[a-z]/.test(word) && !other.has(place));
}

function leadsTo(search: string, service: string | null, terms: readonly CatalogueTerm[]): boolean {
  const words = wordsOf(search);
  return terms.some((term) => term.search === service && term.meant.some((sign) => hasSign(words, sign)));
}

function placesIn(words: readonly string[], phrases: readonly Phrase[]): ReadonlySet<number> {
  return new Set(
    phrases.flatMap((phrase) => placesOf(words, phrase).flatMap((place) => phrase.map((_, step) => place + step))),
  );
}
