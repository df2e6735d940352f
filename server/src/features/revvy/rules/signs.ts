import { wordsOf } from './words-of.ts';

interface Word {
  text: string;
  /** Written with a star: any ending. */
  isStem: boolean;
}

/** Words that follow each other. */
export type Phrase = Word[];

/** Groups that must all occur near each other, in any order; of each group one phrase. */
export type Sign = Phrase[][];

/** All groups of a sign lie within so many words. */
const reach = 9;

/** `brake*|disc brake`: phrases, a star for any ending. */
export function readPhrases(alternatives: string): Phrase[] {
  return alternatives
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/).flatMap(readWord))
    .filter((phrase) => phrase.length > 0);
}

function readWord(word: string): Word[] {
  const isStem = word.endsWith('*');
  const words = wordsOf(word);
  return words.map((text, index) => ({ text, isStem: isStem && index === words.length - 1 }));
}

export function readSign(groups: readonly string[]): Sign {
  return groups.map(readPhrases);
}

/** Whether a clause, as `clausesOf` gives it, has the sign. */
export function hasSign(clause: readonly string[], sign: Sign): boolean {
  const places = sign.map((phrases) => phrases.flatMap((phrase) => placesOf(clause, phrase)));
  return areNear(places, []);
}

export function hasPhrase(clause: readonly string[], phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => placesOf(clause, phrase).length > 0);
}

function areNear([places, ...others]: number[][], chosen: number[]): boolean {
  if (!places) return chosen.length === 0 || Math.max(...chosen) - Math.min(...chosen) < reach;
  return places.some((place) => areNear(others, [...chosen, place]));
}

/** Where the phrase begins. */
export function placesOf(clause: readonly string[], phrase: Phrase): number[] {
  return clause.flatMap((_, place) => (phrase.every((word, step) => fits(clause[place + step], word)) ? [place] : []));
}

function fits(word: string | undefined, { text, isStem }: Word): boolean {
  if (word === undefined) return false;
  return isStem ? word.startsWith(text) : word === text;
}
