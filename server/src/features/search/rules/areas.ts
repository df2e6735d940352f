import { distanceKm } from '@pahiya/contract/shared/distance';
import type { PlaceMeaning, Point, SearchPlace } from '../types.ts';
import type { TokenPart } from './find-parts.ts';
import type { PlaceWords } from './short-places.ts';

interface Known {
  placeWords: PlaceWords;
  /** Where the customer is, or the chosen city. */
  near: Point | null;
}

/** A town this far from the city of the text has given its name to an area there. */
const farKm = 100;
/** A city so much larger is meant: `Gandhi Nagar, Delhi` is not the capital of Gujarat. */
const largerBy = 5;

/**
 * `Kalyani Nagar, Pune` is an area of Pune that nobody listed, and no town in Bengal: the city is meant. A word such as `road`
 * belongs to the place before it.
 */
export function withAreas(parts: readonly TokenPart[], { placeWords, near }: Known): TokenPart[] {
  const { areas, roads } = placeWords;
  const read: TokenPart[] = [];
  for (const [at, part] of parts.entries()) {
    const before = read.at(-1);
    if (before && isArea(part, areas) && placeOf(before))
      read.splice(-1, 1, { ...before, tokens: [...before.tokens, ...part.tokens] });
    else if (before && isArea(part, areas) && isWord(parts[at - 1])) {
      read[read.length - 1] = { ...before, isArea: true };
      read.push({ ...part, match: null, isArea: true });
    } else read.push(part);
  }
  const endsWith = ({ tokens }: TokenPart, words: ReadonlySet<string>) =>
    tokens.length > 1 && words.has(bare(tokens.at(-1)?.typed ?? ''));
  return read.map((part, at) => {
    const place = placeOf(part);
    if (!place || place.isState) return part;
    const others = read.flatMap((other) => (other === part ? [] : (placeOf(other) ?? [])));
    const isOfArea = endsWith(part, areas);
    const next = read[at + 1];
    const isRoad = endsWith(part, roads) && next !== undefined && placeOf(next) !== null && isTown(place);
    const isOther = others.some((other) => isMeantRather(other, place, isOfArea));
    const isFarAway = others.length === 0 && near !== null && isOfArea && isFar(near, place) && isTown(place);
    return isRoad || isOther || isFarAway ? { ...part, match: null, isArea: true } : part;
  });
}

function isMeantRather(other: SearchPlace, place: SearchPlace, isArea: boolean): boolean {
  if (other.isState || !isTown(other)) return false;
  if (!isTown(place)) return isFar(other, place);
  const isLarger = (other.weight ?? 0) > (place.weight ?? 0);
  return isArea ? isLarger : isFar(other, place) && (other.weight ?? 0) > largerBy * (place.weight ?? 0);
}

/** Not an area of a city. */
function isTown({ name, city }: SearchPlace): boolean {
  return name === city;
}

function isFar(a: Point, b: Point): boolean {
  return distanceKm(a, b) > farKm;
}

/** A word without a meaning may be the name of an area: `Shivaji` before `Nagar`, which is a town alone. */
function isWord(part: TokenPart | undefined): boolean {
  return part !== undefined && part.match === null && part.rupees === null;
}

function isArea({ tokens, match }: TokenPart, areas: ReadonlySet<string>): boolean {
  const [only, other] = tokens;
  const isOther = match?.meanings.some(({ kind }) => kind !== 'place') === true;
  return only !== undefined && !other && !isOther && areas.has(bare(only.typed));
}

function placeOf({ match }: TokenPart): SearchPlace | null {
  const [first] = match?.meanings ?? [];
  return first?.kind === 'place' ? first.place : null;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
}

/** A city abroad gives way to a place in India: `Dubai Bazaar, Mumbai`. Otherwise it is meant rather than an Indian namesake. */
export function withAbroad(parts: readonly TokenPart[]): TokenPart[] {
  const isAbroad = (meaning: { kind: string; abroad?: string | undefined }) => meaning.abroad !== undefined;
  const isHome = ({ match }: TokenPart) =>
    match?.meanings[0]?.kind === 'place' && !match.meanings.some((meaning) => isAbroad(meaning as PlaceMeaning));
  const hasHome = parts.some(isHome);
  return parts.map((part) => {
    const meanings = part.match?.meanings ?? [];
    if (!part.match || !meanings.some((meaning) => isAbroad(meaning as PlaceMeaning))) return part;
    const kept = meanings.filter((meaning) => isAbroad(meaning as PlaceMeaning) !== hasHome);
    return { ...part, match: kept.length > 0 ? { ...part.match, meanings: kept } : null };
  });
}
