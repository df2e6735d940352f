import { isAlike, soundOf } from '../../../platform/language/alike.ts';
import { toLatinLetters } from '../../../platform/language/latin-letters.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { stemOf } from '../knowledge/stems.ts';

/** They do not identify a garage by themselves. */
const usual = new Set(
  `ac and at auto autos automobile automobiles automotive batteries battery bay bike bikes body book booking brake brakes car care cars centre
  center change city clean cleaning clinic clutch company custom customs detailing doorstep electrical electricals engine ev express fix fixed full
  gaadi gadi garage garages gear general health heavy house in india indian inspection interior jump junction line lounge maintenance mechanic mechanics mod
  modification modifications motor motors my near oil on one pads paint painting panel parts periodic place point puncture repair repairs replacement
  road sales scooter scooters service services servicing shop slot spa spare spares station street studio suspension the truck trucks two tyre
  tyres van vehicle vehicles wash washing wheel wheeler wheelers wheels work works workshop world zone 4x4
  monday tuesday wednesday thursday friday saturday sunday today tomorrow next morning afternoon evening slot free first time
  price cost much many best good nearest cheapest make change instead battri batri`
    .split(/\s+/)
    .filter(Boolean),
);

export function mayName(word: string): boolean {
  return word.length > 2 && !usual.has(word) && stemOf(word) !== null;
}

export function namingWords(text: string): string[] {
  return wordsOf(text).map(toLatinLetters);
}

export interface Likeness {
  /** Higher when more of the name is in the text, and when it is spelled more exactly. */
  score: number;
  places: Set<number>;
}

/** Null when too little of the name is in the text. Words of the garage's location do not identify it. */
export function likenessTo(said: readonly string[], garage: { name: string; location: string }): Likeness | null {
  const name = wordsOf(garage.name);
  const start = bestStart(said, name);
  if (start === null) return null;
  const found = matchFrom(said, name, start);
  const local = new Set(wordsOf(garage.location));
  const identifying = name.filter((word) => mayName(word) && !local.has(word));
  const identified = found.filter(({ word }) => identifying.includes(word));
  const isWhole = found.length === name.length;
  const isNamed = identified.length > 1 || found.length > 2 || (isWhole && found.length > 1);
  if (!isNamed && !identified.some((only) => isPlain({ only, found, said, isAlone: identifying.length === 1 })))
    return null;
  const exact = found.filter(({ word, place }) => said[place] === word).length;
  return {
    score: found.length + identified.length + exact / 10 + (isWhole ? 1 : 0),
    places: new Set(found.map(({ place }) => place)),
  };
}

interface Found {
  word: string;
  /** `index` counts words of the name, `place` words of the text. */
  index: number;
  place: number;
}

interface PartialMatch {
  only: Found;
  found: readonly Found[];
  said: readonly string[];
  isAlone: boolean;
}

/** A single word must stand next to its neighbour in the name or a word such as `at`: `My Santro` is not Santra. */
function isPlain({ only, found, said, isAlone }: PartialMatch): boolean {
  const { index, place, word } = only;
  const isExact = soundOf(said[place] ?? '') === soundOf(word);
  const isBeside = found.some(
    (other) => Math.abs(other.index - index) === 1 && other.place - place === other.index - index,
  );
  const isAfter = before.has(said[place - 1] ?? '');
  if (isBeside && (isExact || isAfter)) return true;
  return isAlone && word.length > 4 && (isAfter || (isExact && after.has(said[place + 1] ?? '')));
}

const before = new Set(['at', 'from', 'with', 'is']);
const after = new Set(['par', 'pe', 'se', 'ke', 'garage', 'wale']);

function matchFrom(said: readonly string[], name: readonly string[], start: number): Found[] {
  const taken = new Set<number>();
  return name.flatMap((word, index) => {
    const end = Math.min(said.length, start + name.length + 1);
    for (let place = start; place < end; place += 1) {
      const spoken = said[place];
      if (spoken === undefined || taken.has(place) || !isAlike(spoken, word)) continue;
      taken.add(place);
      return [{ word, index, place }];
    }
    return [];
  });
}

function bestStart(said: readonly string[], name: readonly string[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (let start = 0; start < said.length; start += 1) {
    if (!name.some((word) => isAlike(said[start] ?? '', word))) continue;
    const { length } = matchFrom(said, name, start);
    if (length > most) [best, most] = [start, length];
  }
  return best;
}

const called =
  /(?<![\p{L}\p{N}])(?:at|from|with)\s+((?:[\p{L}\p{N}'’&-]+\s+){1,4}?(?:motors?|auto|autos|automobiles?|works|garages?|workshop|studio|clinic|motorworks|service (?:centre|center|station)))(?![\p{L}\p{N}])/iu;
const noName =
  /^(?:a|an|any|some|the|my|your|this|that|which|best|good|nearest|near|home|another|other|nearby|cheapest|local|same|what)\s/i;

/** Matches texts such as `at Kumar Motors`. */
export function nameLike(text: string): string | undefined {
  const name = called.exec(text)?.[1]?.trim();
  return name && !noName.test(name) ? name : undefined;
}
