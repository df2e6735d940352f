import type { Match } from '../rules/phrase-index.ts';
import { spellSearch } from '../rules/spelling.ts';
import { type Meaning, type SearchPart, searchWords } from './search-words.ts';

/** A garage's text must contain every part of one alternative. */
export interface SearchTerm {
  kind: 'typed' | Meaning['kind'];
  anyOf: readonly (readonly SearchPart[])[];
}

interface Token {
  typed: string;
  words: string[];
}

interface Found {
  tokens: Token[];
  match: Match<Meaning> | null;
}

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * `Oil badalna hai, Bombay` is `oil change` in `Mumbai`. Words around are dropped unless they may be part of a garage's
 * name. With `hasEnglish`, `Clutch plate change karna` is understood, too.
 */
export function understandSearch(text: string, { hasEnglish = false } = {}): SearchTerm[] {
  const tokens = text.toLowerCase().split(/\s+/).filter(Boolean).map(readToken);
  const found = findMeanings(tokens, hasEnglish);
  const isUnderstood = found.some(({ match }) => match !== null);
  const isJobNamed = found.some(({ match }) => match?.meanings.some(isSpecial));
  return found.flatMap(({ tokens: taken, match }) => {
    if (match) return match.meanings.every(({ isGeneral }) => isGeneral) && isJobNamed ? [] : [termOf(taken, match)];
    return taken.filter((token) => !isUnderstood || isName(token)).map(({ typed }) => typedTerm(typed));
  });
}

/** An unknown text is returned unchanged. */
export function placeSearched(text: string): string {
  const words = spellSearch(text);
  const match = searchWords().meanings.at(words, 0);
  const place = match?.length === words.length ? match.meanings.find(({ kind }) => kind === 'place') : undefined;
  return place?.finds[0]?.text ?? text;
}

export function typedTerm(word: string): SearchTerm {
  return { kind: 'typed', anyOf: [[{ text: word }]] };
}

function isSpecial({ kind, isGeneral }: Meaning): boolean {
  return kind === 'job' && !isGeneral;
}

function readToken(typed: string): Token {
  return { typed, words: spellSearch(typed) };
}

/** The longest known phrases, and single other words. */
function findMeanings(tokens: readonly Token[], hasEnglish: boolean): Found[] {
  const words = tokens.flatMap((token) => token.words);
  const ends = tokens.map((_, place) => tokens.slice(0, place + 1).flatMap((token) => token.words).length);
  const found: Found[] = [];
  for (let place = 0; place < tokens.length; ) {
    const start = ends[place - 1] ?? 0;
    const match = meaningAt(words, start, { isLooked: isLooked(tokens[place]), hasEnglish });
    const last = match ? ends.findIndex((end) => end >= start + match.length) : place;
    found.push({ tokens: tokens.slice(place, last + 1), match });
    place = last + 1;
  }
  return found;
}

interface Look {
  isLooked: boolean;
  hasEnglish: boolean;
}

function meaningAt(words: readonly string[], place: number, { isLooked, hasEnglish }: Look): Match<Meaning> | null {
  const { meanings, english, fillers } = searchWords();
  const inEnglish = hasEnglish ? english.at(words, place) : null;
  if (!isLooked) return inEnglish;
  const match = heavier(meanings.at(words, place), inEnglish);
  const filler = fillers.at(words, place);
  if (filler && filler.weight >= (match?.weight ?? 0)) return null;
  return match ?? meanings.begunAt(words, place);
}

function heavier(one: Match<Meaning> | null, other: Match<Meaning> | null): Match<Meaning> | null {
  return (other?.weight ?? 0) > (one?.weight ?? 0) ? other : one;
}

/** One or two Latin letters begin a word, because short names such as `AC` exist only in English. */
function isLooked(token: Token | undefined): boolean {
  return token !== undefined && token.words.length > 0 && (!latin.test(token.typed) || isIndexed(token.typed));
}

/** A name has Latin letters, as all names do, and is not a filler. */
function isName({ typed, words }: Token): boolean {
  return latin.test(typed) && words.length > 0 && searchWords().fillers.at(words, 0)?.length !== words.length;
}

/** The typed text is an alternative, because it may be part of a garage's name. */
function termOf(tokens: readonly Token[], { meanings }: Match<Meaning>): SearchTerm {
  const typed = tokens.map((token) => ({ text: token.typed }));
  const asTyped = typed.every(({ text }) => latin.test(text) && isIndexed(text)) ? [typed] : [];
  const finds = meanings.flatMap((meaning) => meaning.finds).map((find) => [find]);
  const isPlace = meanings.every(({ kind }) => kind === 'place');
  return { kind: isPlace ? 'place' : 'job', anyOf: [...asTyped, ...finds] };
}
