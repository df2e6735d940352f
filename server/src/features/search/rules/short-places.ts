import type { Meaning } from '../types.ts';
import type { TokenPart } from './find-parts.ts';

export interface PlaceWords {
  /** `in Leh` */
  before: ReadonlySet<string>;
  /** `Leh me` */
  after: ReadonlySet<string>;
  /** `Malad West` */
  sides: ReadonlySet<string>;
  /** Names of towns of any length that are everyday words in some language. */
  everyday: ReadonlySet<string>;
  /** `Kalyani Nagar`, `Nagar Road` */
  areas: ReadonlySet<string>;
  /** `Delhi Road` */
  roads: ReadonlySet<string>;
  /** Names of towns of up to four letters that are also words, by language. */
  common: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Known {
  short: ReadonlyMap<string, Meaning>;
  placeWords: PlaceWords;
  isFiller: (part: TokenPart) => boolean;
}

/**
 * Finds names of up to four letters, which are too similar to other words to be found anywhere: beside a place word, or
 * at an end of a text whose other words say a wish. Such a name must be spelled exactly (product, section 3.10).
 */
export function withShortPlaces(parts: readonly TokenPart[], known: Known): TokenPart[] {
  return parts.map((part, at) => {
    const name = part.match === null && part.rupees === null ? nameOf(part) : null;
    const meaning = name === null ? undefined : known.short.get(name);
    if (name === null || !meaning || !isPlace(parts, at, { name, known })) return part;
    return { ...part, match: { length: 1, weight: 0, meanings: [meaning] } };
  });
}

function nameOf({ tokens }: TokenPart): string | null {
  const [only, other] = tokens;
  return only && !other ? bare(only.typed) : null;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
}

function isPlace(parts: readonly TokenPart[], at: number, { name, known }: { name: string; known: Known }): boolean {
  const { before, after, common } = known.placeWords;
  const isWord = (language: string) => common.get(language)?.has(name) === true;
  if (before.has(wordOf(parts[at - 1], -1)) && !isWord('en')) return true;
  if (after.has(wordOf(parts[at + 1], 0)) && !isWord('hi-Latn')) return true;
  const isAtEnd = isAllPlaces(parts.slice(0, at)) || isAllPlaces(parts.slice(at + 1));
  return isAtEnd && ![...common.keys()].some(isWord) && hasWish(parts.toSpliced(at, 1), known);
}

/** The first or last word of a part without a meaning. */
function wordOf(part: TokenPart | undefined, place: 0 | -1): string {
  return part && part.match === null && part.rupees === null ? bare(part.tokens.at(place)?.typed ?? '') : '';
}

function isAllPlaces(parts: readonly TokenPart[]): boolean {
  return parts.every(({ match }) => match?.meanings[0]?.kind === 'place');
}

/** A job, a vehicle, or words like `garage` alone. */
function hasWish(others: readonly TokenPart[], { isFiller }: Known): boolean {
  const kinds = others.map(({ match }) => match?.meanings[0]?.kind);
  if (kinds.some((kind) => kind === 'job' || kind === 'vehicle')) return true;
  return others.length > 0 && others.every(isFiller);
}

/** A side belongs to the place before it, `Malad West`, `अंधेरी पूर्व`, although `W` alone is a Volkswagen. */
export function withSides(parts: readonly TokenPart[], { sides }: PlaceWords): TokenPart[] {
  const read: TokenPart[] = [];
  for (const part of parts) {
    const before = read.at(-1);
    const isSide = part.tokens.every(
      ({ typed }) => sides.has(bare(typed)) && (part.match === null || bare(typed).length === 1),
    );
    if (before && isSide && before.match?.meanings[0]?.kind === 'place')
      read[read.length - 1] = { ...before, tokens: [...before.tokens, ...part.tokens] };
    else read.push(part);
  }
  return read;
}
