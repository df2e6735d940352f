import { languageCodes } from '@pahiya/contract/shared/languages';
import { z } from 'zod';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { indexNames, type NameIndex } from '../rules/index-names.ts';
import { indexSounds, type SoundIndex, withHeard } from '../rules/index-sounds.ts';
import { indexPhrases, type PhraseIndex } from '../rules/phrase-index.ts';
import type { PriceWords } from '../rules/read-price.ts';
import type { PlaceWords } from '../rules/short-places.ts';
import { spellSearch } from '../rules/spelling.ts';
import type { UnlistedWords } from '../rules/unlisted.ts';
import { readData, texts } from '../service/read-data.ts';
import { readOpenings } from '../service/read-openings.ts';
import { readPart } from '../service/read-part.ts';
import { readPlaceWords } from '../service/read-place-words.ts';
import { type PlaceNames, readPlaces } from '../service/read-places.ts';
import { readUnlisted } from '../service/read-unlisted.ts';
import { hearVehicles, readVehicles } from '../service/read-vehicles.ts';
import type { Meaning, SearchedOrder, SearchPart } from '../types.ts';

type Phrase = readonly [string, Meaning];

interface SearchWords {
  meanings: PhraseIndex<Meaning>;
  fillers: PhraseIndex<true>;
  unlisted: UnlistedWords;
  soundAlikes: ReadonlySet<string>;
  upgrades: PhraseIndex<true>;
  /** Words such as `change`, beside which a part is a new one. */
  replacing: PhraseIndex<true>;
  prices: PriceWords;
  sounds: SoundIndex;
  spoken: NameIndex;
  places: PlaceNames;
  placeWords: PlaceWords;
  /** Names that a mistyped word may mean: of places, vehicles and jobs. */
  names: readonly string[];
}

/** Hindi is also written in Latin letters. */
const languages = [...languageCodes.filter((code) => code !== 'en'), 'hi-Latn'];

const jobsFile = z.array(
  z.strictObject({
    finds: texts.min(1),
    prefers: texts.default([]),
    otherwise: texts.default([]),
    over: texts.default([]),
    glosses: texts.default([]),
    also: texts.default([]),
    isGeneral: z.boolean().default(false),
    isVague: z.boolean().default(false),
    isUrgent: z.boolean().default(false),
    isManner: z.boolean().default(false),
    isElectric: z.boolean().default(false),
    isOfFuel: z.boolean().default(false),
    isOfCars: z.boolean().default(false),
    isOfWorkshop: z.boolean().default(false),
    givesWay: z.boolean().default(false),
    isPaper: z.boolean().default(false),
    refuses: texts.default([]),
    rare: texts.default([]),
  }),
);
const fillersFile = z.strictObject({ glosses: texts, words: z.array(texts) });
const wordsFile = z.record(z.string(), texts);
const ordersFile = z.strictObject({ price: texts, rating: texts, distance: texts });
const pricesFile = z.strictObject({ before: texts, after: texts, currency: texts, thousand: texts });

let loaded: SearchWords | undefined;

export function searchWords(): SearchWords {
  loaded ??= finish(loadInSteps());
  return loaded;
}

/** Loads them before the first search, and lets other work run meanwhile. Rejects if a file is damaged. */
export async function prepareSearchWords(): Promise<void> {
  const pause = createPauses();
  const steps = loadInSteps();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  loaded ??= step.value;
}

function finish(steps: Generator<void, SearchWords>): SearchWords {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function* loadInSteps(): Generator<void, SearchWords> {
  const files: Record<string, string[]>[] = [];
  for (const language of languages) {
    files.push(wordsFile.parse(readData(`revvy/languages/${language}/words.yaml`)));
    yield;
  }
  const said = (gloss: string) => files.flatMap((file) => (file[gloss] ?? []).flatMap((phrases) => phrases.split('|')));
  const jobs = [...readJobs('services', said), ...readJobs('symptoms', said)];
  yield;
  const places = readPlaces();
  yield;
  const vehicles = readVehicles();
  const written = indexPhrases([
    ...jobs,
    ...places.phrases,
    ...vehicles,
    ...readOrders(),
    ...readOpenings(),
    ...readWays(),
  ]);
  yield;
  const meanings = withHeard(written, hearVehicles(vehicles));
  yield;
  const fillers = fillersFile.parse(readData('search/fillers.yaml'));
  const idle = [...fillers.glosses.flatMap(said), ...fillers.words.flat()];
  const sounds = indexSounds([...places.phrases, ...vehicles]);
  yield;
  const spoken = indexNames(places.spoken);
  yield;
  const unlisted = readUnlisted(said);
  yield;
  const names = [...places.phrases, ...vehicles, ...jobs].map(([phrase]) => phrase).filter(isCorrectable);
  return {
    ...{
      meanings,
      fillers: indexWords(idle),
      unlisted,
      soundAlikes: readSoundAlikes(),
      upgrades: indexWords(readUpgrades()),
      replacing: indexWords([...said('change replace'), ...inEnglish]),
      prices: readPrices(),
      sounds,
      spoken,
    },
    ...{ places, placeWords: readPlaceWords(), names: [...new Set(names)] },
  };
}

/** English words that replace a part. The other languages' words are those for `change replace`. */
const inEnglish = ['change*', 'replac*', 'chnge', 'new'];

/** Stems and short names are too similar to other words. */
function isCorrectable(phrase: string): boolean {
  return /^[a-z]{5,}$/i.test(phrase);
}

/** Read as one phrase, `bike service` would lose the vehicle. */
const ofOneVehicle = /^(?:car|bike|scooter|truck|suv) /;

function readJobs(file: 'services' | 'symptoms', said: (gloss: string) => string[]): Phrase[] {
  const jobs = jobsFile.parse(readData(`search/${file}.yaml`));
  const listed = new Set(jobs.flatMap(({ also }) => also.map(asSpelled)));
  return jobs.flatMap(({ finds, glosses, also, over, ...job }) => {
    const isGeneral = job.isGeneral || job.isVague;
    const parts = {
      finds: finds.map((find) => ({ ...readMain(find), ...refusing(job.refuses, find) })),
      prefers: job.prefers.map((find) => ({ ...readPart(find), ...special(job.rare) })),
      otherwise: job.otherwise.map((find) => ({ ...readMain(find), ...refusing([], find) })),
    };
    const { isUrgent, isManner, isElectric, isOfFuel, isOfCars, isOfWorkshop, givesWay, isPaper } = job;
    const flags = {
      isGeneral,
      isSymptom: file === 'symptoms',
      isUrgent,
      isManner,
      isElectric,
      isOfFuel,
      isOfCars,
      isOfWorkshop,
      givesWay,
      isPaper,
    };
    const meaning: Meaning = { kind: 'job', ...parts, ...flags, isUnlisted: false, over };
    const texts = file === 'services' ? parts.finds.map(({ text }) => text) : [];
    const english = texts.filter((text) => !(isGeneral && ofOneVehicle.test(text)));
    // A gloss may say `ceramic` for `polish`, but the search lists that word itself.
    const others = glosses.flatMap(said).filter((phrase) => !listed.has(asSpelled(phrase)));
    return [...english, ...glosses, ...others, ...also].map((phrase) => [phrase, meaning] as const);
  });
}

/** A check-up of the air conditioner is none of the vehicle. */
function refusing(refuses: readonly string[], find: string) {
  const all = find === 'check-up' ? [...refuses, 'ac check-up'] : refuses;
  return all.length > 0 ? { refuses: all } : {};
}

/** `Bike service` means an ordinary service, not a `classic bike service`. */
function special(rare: readonly string[]) {
  return rare.length > 0 ? { refuses: rare } : {};
}

function asSpelled(phrase: string): string {
  return spellSearch(phrase).join(' ') + (phrase.endsWith('*') ? '*' : '');
}

function readSoundAlikes(): Set<string> {
  return new Set(
    Object.values(wordsFile.parse(readData('search/sound-alikes.yaml')))
      .flat()
      .map(asSpelled),
  );
}

function readUpgrades(): string[] {
  return z.array(texts).parse(readData('search/upgrades.yaml')).flat();
}

function readOrders(): Phrase[] {
  const orders = ordersFile.parse(readData('search/orders.yaml'));
  return (Object.keys(orders) as SearchedOrder[]).flatMap((order) =>
    orders[order].map((phrase) => [phrase, { kind: 'order', order }] as const),
  );
}

function readWays(): Phrase[] {
  const { pickup } = wordsFile.parse(readData('search/ways.yaml'));
  return (pickup ?? []).map((phrase) => [phrase, { kind: 'way', serviceType: 'pickup' }] as const);
}

function readPrices(): PriceWords {
  const { before, after, currency, thousand } = pricesFile.parse(readData('search/prices.yaml'));
  return {
    before: indexWords(before),
    after: indexWords(after),
    currency: indexWords(currency),
    thousand: indexWords(thousand),
  };
}

function indexWords(phrases: readonly string[]): PhraseIndex<true> {
  return indexPhrases(phrases.map((phrase) => [phrase, true] as const));
}

function readMain(find: string): SearchPart {
  return { ...readPart(find), isMain: true, isStock: true };
}
