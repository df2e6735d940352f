import { soundOf } from '../../../platform/language/alike.ts';
import { toLatinLetters } from '../../../platform/language/latin-letters.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { CityIndex } from '../../locations/types.ts';

const within = '(?:मध्ये|मधे|में|मे|जवळ|येथे|इथे|के पास|के नज़दीक|के आसपास)';
const letter = '[\\p{Script=Devanagari}]';
/** `कोथरूड में`, `कोथरूडमध्ये`, `हडपसर के पास`. */
const placed = new RegExp(`(${letter}{2,20}?)\\s*${within}(?!${letter})`, 'gu');
const placedPair = new RegExp(`(${letter}{2,20}\\s+${letter}{2,20}?)\\s*${within}(?!${letter})`, 'gu');

interface HeardArea {
  name: string;
  /** As it is written in the text, without its ending. */
  said: string;
}

/** Areas have no names in Devanagari, so they are compared by their consonants: `kotharud` is Kothrud. */
export function areaHeard(text: string, cities: CityIndex): HeardArea | undefined {
  const words = wordsOf(text);
  const alone = words.length === 1 ? words : [];
  const said = [placedPair, placed].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const areas = areasOf(cities);
  for (const each of [...said, ...alone]) {
    const name = areas.get(skeletonOf(each.split(/\s+/).map(toLatinLetters).join(' ')));
    if (name !== undefined) return { name, said: each };
  }
  return undefined;
}

/** Shorter ones are everyday words too often. */
const shortest = 4;

const known = new WeakMap<CityIndex, ReadonlyMap<string, string>>();

function areasOf(cities: CityIndex): ReadonlyMap<string, string> {
  const areas =
    known.get(cities) ?? new Map(cities.rows.flatMap(({ city, name }) => entryOf(city.parent, city.name, name)));
  known.set(cities, areas);
  return areas;
}

function entryOf(parent: string | undefined, name: string, folded: string): [string, string][] {
  const skeleton = skeletonOf(folded);
  return parent !== undefined && skeleton.length >= shortest ? [[skeleton, name]] : [];
}

/** The short `a` is not written in Devanagari. */
function skeletonOf(word: string): string {
  return soundOf(word).replaceAll(/[a\s]/g, '');
}
