import { spellOnce } from '../../../platform/language/words-of.ts';
import { heardAs, heardPhrase } from '../knowledge/heard-word.ts';
import { partNames, type TimeName, weekdays } from '../knowledge/names.ts';
import { type Phrase, placesOf } from '../knowledge/signs.ts';
import { splitHour } from '../knowledge/split-hour.ts';
import type { LanguagePack, Packs } from '../types.ts';

/** Words and numbers of a text; `4pm` is two, `4:30` is one. */
export function tokensOf(text: string): string[] {
  return spellOnce(text).match(/\d{1,2}[:.]\d{2}(?!\d)|\d+|[\p{L}\p{M}]+/gu) ?? [];
}

type List = 'months' | 'hours' | 'halves';

interface Numbered {
  number: number;
  length: number;
}

export interface TimeWords {
  spelled: string;
  tokens: string[];
  says(name: TimeName): boolean;
  /** The number of tokens of the phrase that begins at the place, or 0. */
  begins(name: TimeName, place: number): number;
  ends(name: TimeName, place: number): boolean;
  /** The token ends with a word of the list, after at least so many letters. */
  endsLike(name: TimeName, token: string, least: number): boolean;
  /** The number of tokens of the day or part of a day that begins at the place, or 0. */
  timeAt(place: number): number;
  /** From 1 to 12, with the number of tokens. */
  numbered(list: List, place: number): Numbered | null;
}

/** Days and times are read in all languages, because people mix them and also write them in Latin letters. */
export function timeWordsOf(packs: Packs, text: string): TimeWords {
  const spelled = spellOnce(text);
  const all = Object.values<LanguagePack>(packs).map(({ times }) => times);
  const tokens = tokensOf(text).flatMap((token) => splitHour(token, packs));
  const namedAt = new Map<TimeName, number[]>();
  const numberedAt = new Map<List, Map<number, Numbered>>();
  const lengthsOf = (name: TimeName) => {
    const known =
      namedAt.get(name) ??
      lengthsAt(
        tokens,
        all.flatMap((times) => times[name]),
      );
    namedAt.set(name, known);
    return known;
  };
  const beginsAt = (name: TimeName, place: number) => lengthsOf(name)[place] ?? 0;
  return {
    spelled,
    tokens,
    says: (name) => lengthsOf(name).some((length) => length > 0),
    begins: beginsAt,
    timeAt: (place) => Math.max(...daysAndParts.map((name) => beginsAt(name, place))),
    ends: (name, place) => lengthsOf(name).some((length, start) => length > 0 && start + length - 1 === place),
    endsLike: (name, token, least) =>
      all.some((times) =>
        times[name].some(([word]) => word && token.endsWith(word.text) && token.length >= word.text.length + least),
      ),
    numbered(list, place) {
      const known =
        numberedAt.get(list) ??
        numbersAt(
          tokens,
          all.map((times) => times[list]),
        );
      numberedAt.set(list, known);
      return known.get(place) ?? null;
    },
  };
}

const daysAndParts = [...weekdays, 'today', 'tomorrow', 'dayAfterTomorrow', 'weekend', ...partNames] as const;

function numbersAt(tokens: readonly string[], lists: readonly Phrase[][][]): Map<number, Numbered> {
  const found = new Map<number, Numbered>();
  for (const list of lists)
    for (const [index, phrases] of list.entries())
      for (const phrase of phrases)
        for (const place of heardAt(tokens, phrase)) {
          const isLonger = phrase.length > (found.get(place)?.length ?? 0);
          if (isLonger) found.set(place, { number: index + 1, length: phrase.length });
        }
  return found;
}

function lengthsAt(tokens: readonly string[], phrases: readonly Phrase[]): number[] {
  const lengths = tokens.map(() => 0);
  for (const phrase of phrases)
    for (const place of heardAt(tokens, phrase)) lengths[place] = Math.max(lengths[place] ?? 0, phrase.length);
  return lengths;
}

const heard = new WeakMap<readonly string[], string[]>();

/** The places where a phrase is written, or written as it sounds. */
function heardAt(tokens: readonly string[], phrase: Phrase): number[] {
  const written = placesOf(tokens, phrase);
  const sound = heardPhrase(phrase);
  if (!sound) return written;
  const sounds = heard.get(tokens) ?? tokens.map(heardAs);
  heard.set(tokens, sounds);
  return [...new Set([...written, ...placesOf(sounds, sound)])];
}

/** The words that belong to a time, without those that only stand beside one. */
export function timePhrasesOf({ times }: LanguagePack): Phrase[] {
  const { howMany: _asked, notAfter: _refused, notBefore: _refusing, ...own } = times;
  return Object.values(own)
    .flat()
    .flatMap((entry) => (isList(entry) ? entry : [entry]));
}

/** The words that refuse the time beside them. */
export function refusalsOf({ times }: LanguagePack): Phrase[] {
  return [...times.notAfter, ...times.notBefore];
}

/** Months and hours are lists of twelve lists. */
function isList(entry: Phrase | Phrase[]): entry is Phrase[] {
  return entry.length === 0 || Array.isArray(entry[0]);
}
