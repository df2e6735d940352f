import { spellSearch } from './spelling.ts';

interface Word {
  text: string;
  /** True if written with a star, so that any ending matches. */
  isStem: boolean;
}

interface Entry<Meaning> {
  words: Word[];
  meaning: Meaning;
}

export interface Match<Meaning> {
  length: number;
  weight: number;
  meanings: Meaning[];
}

export interface PhraseIndex<Meaning> {
  at(words: readonly string[], place: number): Match<Meaning> | null;
  /** Matches what a user is still typing, but only words in scripts other than Latin. */
  begunAt(words: readonly string[], place: number): Match<Meaning> | null;
}

/** Characters. Shorter beginnings match too many words. */
const shortestStart = 3;
const longestStart = 24;

const latin = /^[a-z0-9]+$/;

/** Look-ups only, so the time does not depend on the number of phrases. A star allows any ending. */
export function indexPhrases<Meaning>(phrases: Iterable<readonly [string, Meaning]>): PhraseIndex<Meaning> {
  const exact = new Map<string, Entry<Meaning>[]>();
  const stems = new Map<string, Entry<Meaning>[]>();
  const begun = new Map<string, Set<Meaning>>();
  for (const [phrase, meaning] of phrases) {
    const words = phrase.split(/\s+/).flatMap(readWord);
    const [first] = words;
    if (!first) continue;
    const entries = first.isStem ? stems : exact;
    entries.set(first.text, [...(entries.get(first.text) ?? []), { words, meaning }]);
    if (words.length === 1 && !latin.test(first.text))
      for (const start of startsOf(first.text)) begun.set(start, (begun.get(start) ?? new Set()).add(meaning));
  }

  function entriesAt(words: readonly string[], place: number): Entry<Meaning>[] {
    const word = words[place] ?? '';
    const found = [...(exact.get(word) ?? []), ...startsOf(word, 1).flatMap((start) => stems.get(start) ?? [])];
    return found.filter((entry) => entry.words.every((each, step) => fits(words[place + step], each)));
  }

  return {
    at(words, place) {
      const found = entriesAt(words, place);
      const most = Math.max(...found.map(weightOf));
      const best = found.filter((entry) => weightOf(entry) === most);
      const [first] = best;
      return first
        ? { length: first.words.length, weight: most, meanings: [...new Set(best.map(({ meaning }) => meaning))] }
        : null;
    },
    begunAt(words, place) {
      const meanings = begun.get(words[place] ?? '');
      return meanings ? { length: 1, weight: 0, meanings: [...meanings] } : null;
    },
  };
}

function readWord(word: string): Word[] {
  const texts = spellSearch(word);
  return texts.map((text, place) => ({ text, isStem: word.endsWith('*') && place === texts.length - 1 }));
}

/** More words win, then more whole words, then more letters. */
function weightOf<Meaning>({ words }: Entry<Meaning>): number {
  const whole = words.filter(({ isStem }) => !isStem).length;
  return words.length * 10_000 + whole * 1_000 + words.reduce((sum, { text }) => sum + text.length, 0);
}

function fits(word: string | undefined, { text, isStem }: Word): boolean {
  return word !== undefined && (isStem ? word.startsWith(text) : word === text);
}

function startsOf(word: string, shortest = shortestStart): string[] {
  const longest = Math.min(word.length, longestStart);
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, step) => word.slice(0, shortest + step));
}
