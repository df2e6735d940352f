import { spellOnce, splitWords } from '../../../platform/language/words-of.ts';

interface Word {
  text: string;
  /** True if written with a star, so that any ending matches. */
  isStem: boolean;
  /** True if written with a caret, so that only the start of a clause matches. */
  isFirst: boolean;
}

export type Phrase = Word[];

/** Groups that must all occur near each other, in any order. One phrase of each group suffices. */
export type Sign = Phrase[][];

const reach = 9;

/** Such as `brake*|disc brake|^hi`. */
export function readPhrases(alternatives: string): Phrase[] {
  return spellOnce(alternatives)
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/).flatMap(readWord))
    .filter((phrase) => phrase.length > 0);
}

function readWord(word: string): Word[] {
  const isStem = word.endsWith('*');
  const words = splitWords(word);
  return words.map((text, index) => ({
    text,
    isStem: isStem && index === words.length - 1,
    isFirst: word.startsWith('^') && index === 0,
  }));
}

export function readSign(groups: readonly string[]): Sign {
  return groups.map(readPhrases);
}

export function hasSign(clause: readonly string[], sign: Sign, within = reach): boolean {
  if (!mightHave(clause, sign)) return false;
  const places = sign.map((phrases) => phrases.flatMap((phrase) => placesOf(clause, phrase)));
  return areNear(places, [], within);
}

export function hasAnySign(clauses: readonly string[][], signs: readonly Sign[], within?: number): boolean {
  const whole = wholeOf(clauses);
  return signs.some((sign) => mightHave(whole, sign) && clauses.some((clause) => hasSign(clause, sign, within)));
}

export function hasPhrase(clause: readonly string[], phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => placesOf(clause, phrase).length > 0);
}

function areNear([places, ...others]: number[][], chosen: number[], within: number): boolean {
  if (!places) return true;
  return places.some((place) => {
    const all = [...chosen, place];
    return Math.max(...all) - Math.min(...all) < within && areNear(others, all, within);
  });
}

export function withoutSign(clause: string[], sign: Sign): string[] {
  if (!hasSign(clause, sign)) return clause;
  const phrases = sign.flat();
  const taken = new Set(
    phrases.flatMap((phrase) => placesOf(clause, phrase).flatMap((place) => phrase.map((_, step) => place + step))),
  );
  return clause.filter((_, place) => !taken.has(place));
}

export function placesOf(clause: readonly string[], phrase: Phrase): number[] {
  if (!hasWords(lookUp(clause), phrase)) return [];
  return clause.flatMap((_, place) => (phrase.every((word, step) => fits(clause, place + step, word)) ? [place] : []));
}

function fits(clause: readonly string[], place: number, { text, isStem, isFirst }: Word): boolean {
  const word = clause[place];
  if (word === undefined || (isFirst && place > 0)) return false;
  return isStem ? word.startsWith(text) : word === text;
}

/** Rules out most phrases without a search. */
interface Lookup {
  words: ReadonlySet<string>;
  starts: ReadonlySet<string>;
}

const lookups = new WeakMap<readonly string[], Lookup>();

function lookUp(clause: readonly string[]): Lookup {
  const known = lookups.get(clause);
  if (known) return known;
  const words = new Set(clause);
  const starts = new Set([...words].flatMap(startsOf));
  lookups.set(clause, { words, starts });
  return { words, starts };
}

/** All prefixes of a very long word would take quadratic space. */
const longestStart = 32;

function startsOf(word: string): string[] {
  return Array.from({ length: Math.min(word.length, longestStart) }, (_, end) => word.slice(0, end + 1));
}

const wholes = new WeakMap<readonly string[][], string[]>();

function wholeOf(clauses: readonly string[][]): readonly string[] {
  const whole = wholes.get(clauses) ?? clauses.flat();
  wholes.set(clauses, whole);
  return whole;
}

function mightHave(clause: readonly string[], sign: Sign): boolean {
  const lookup = lookUp(clause);
  return sign.every((phrases) => phrases.some((phrase) => hasWords(lookup, phrase)));
}

function hasWords({ words, starts }: Lookup, phrase: Phrase): boolean {
  return phrase.every(({ text, isStem }) => (isStem ? starts.has(text.slice(0, longestStart)) : words.has(text)));
}
