import { hearWord, settle } from './hear-word.ts';
import type { Match, PhraseIndex } from './phrase-index.ts';
import { type Script, soundDifference } from './sound-difference.ts';
import { spellSearch } from './spelling.ts';
import { withoutEnding } from './word-endings.ts';

interface Name<Meaning> {
  sound: string;
  words: number;
  meaning: Meaning;
}

const indian = /[\u0900-\u0d7f]/;
const devanagari = /^[\p{Script=Devanagari}\p{M}0-9 *]+$/u;

/** The weight of a word that a phrase names as a whole. */
const wholeWord = 11_000;

/** Words of the longest names: `एक्स यू वी 3 एक्स ओ`. */
const longest = 6;

/** Sounds that may be missing or added. */
const mostSilent = 3;

/**
 * Finds names by their sound in all Indian scripts, also with endings: a name in Devanagari stands for all scripts. The
 * words are spelled as `spellSearch` returns them.
 */
export function indexHeard<Meaning>(
  phrases: Iterable<readonly [string, Meaning]>,
  everyday: readonly string[],
): PhraseIndex<Meaning>['at'] {
  const ordinary = new Set(everyday.flatMap(spellSearch));
  const isOrdinary = (word: string) => [word, ...withoutEnding(word)].some((each) => ordinary.has(each));
  const all = [...phrases].filter(([phrase]) => devanagari.test(phrase)).flatMap(namesOf);
  const names = Map.groupBy(all, ({ sound }) => frameOf(sound));
  const begun = new Set(all.filter(({ words }) => words > 1).flatMap(({ sound }) => startsOf(frameOf(sound))));
  const found = (words: readonly string[]): Match<Meaning> | null => {
    const script = scriptOf(words.join(''));
    const [best] = readings(words)
      .flatMap((sound) =>
        (names.get(frameOf(sound)) ?? [])
          .filter((name) => name.words >= words.length && Math.abs(name.sound.length - sound.length) <= mostSilent)
          .map((name) => ({ name, difference: soundDifference(sound, name.sound, script) })),
      )
      .filter(({ name, difference }) => difference <= allowed(name.sound))
      .sort((a, b) => a.difference - b.difference);
    return best ? { length: words.length, weight: weightOf(words), meanings: [best.name.meaning] } : null;
  };
  // The next word may change the last sound.
  const mayGoOn = (words: readonly string[]) =>
    soundsOf(words).some((sound) => begun.has(frameOf(settle(sound)).slice(0, -1)));
  return (words, place) => {
    const first = words[place] ?? '';
    const isWritten = indian.test(first) || (/^\d/.test(first) && indian.test(words[place + 1] ?? ''));
    if (!isWritten) return null;
    let match = isOrdinary(first) ? null : found([first]);
    for (let length = 2; length <= Math.min(longest, words.length - place); length += 1) {
      const said = words.slice(place, place + length);
      if (!mayGoOn(said.slice(0, -1))) break;
      match = found(said) ?? match;
    }
    return match;
  };
}

function startsOf(frame: string): string[] {
  return Array.from({ length: frame.length + 1 }, (_, length) => frame.slice(0, length));
}

function namesOf<Meaning>([phrase, meaning]: readonly [string, Meaning]): Name<Meaning>[] {
  const words = spellSearch(phrase);
  const sound = settle(words.flatMap((word) => hearWord(word).slice(0, 1)).join(''));
  return [{ sound, words: words.length, meaning }];
}

/** The last word may have an ending: `బలెనోకి`. */
function readings(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const before = soundsOf(words.slice(0, -1));
  return [last, ...withoutEnding(last)]
    .flatMap((each) => before.flatMap((sound) => hearWord(each).map((heard) => sound + heard)))
    .map(settle);
}

function soundsOf(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (begun, word) => begun.flatMap((sound) => hearWord(word).map((heard) => sound + heard)),
    [''],
  );
}

/** The consonants that all scripts tell apart. */
function frameOf(sound: string): string {
  return sound
    .replace(/[aeiouyhv]/g, '')
    .replaceAll('g', 'k')
    .replace(/[TDd]/g, 't')
    .replace(/[bf]/g, 'p')
    .replace(/[cjS]/g, 's')
    .replace(/(.)\1+/g, '$1');
}

/** Short names must sound the same. */
function allowed(sound: string): number {
  if (sound.length < 5) return 0.05;
  return sound.length < 7 ? 0.3 : 0.06 * sound.length;
}

function scriptOf(word: string): Script {
  if (/\p{Script=Tamil}/u.test(word)) return 'tamil';
  if (/\p{Script=Malayalam}/u.test(word)) return 'malayalam';
  return /\p{Script=Bengali}/u.test(word) ? 'bengali' : 'other';
}

/** As much as words of a name in the list. */
function weightOf(words: readonly string[]): number {
  return words.length * wholeWord + words.join('').length;
}

/** A written phrase counts more than a name that is only heard, unless it is shorter or only a beginning of the word. */
export function withHeard<Meaning>(
  written: PhraseIndex<Meaning>,
  heard: PhraseIndex<Meaning>['at'],
): PhraseIndex<Meaning> {
  return {
    ...written,
    at(words, place) {
      const listed = written.at(words, place);
      const name = heard(words, place);
      if (!name || !listed) return name ?? listed;
      const isShorter = name.length > listed.length;
      return isShorter || (name.length === listed.length && isBeginning(listed, name)) ? name : listed;
    },
  };
}

/** `கிரெட்டா` only begins like `கிர*`, and is the Creta. */
function isBeginning(listed: Match<unknown>, name: Match<unknown>): boolean {
  return listed.weight < listed.length * wholeWord && name.weight % wholeWord > (listed.weight % 1_000) + 1;
}
