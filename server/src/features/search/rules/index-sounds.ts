import { hearWord, settle } from '../../../platform/language/hear-word.ts';
import { type Script, soundDifference } from '../../../platform/language/sound-difference.ts';
import type { Meaning } from '../types.ts';
import type { Match, PhraseIndex } from './phrase-index.ts';
import { plainName, plainSound, plainTamil, spellAloud } from './read-aloud.ts';
import { soundOf } from './sound-of.ts';
import { readEndings, spellSearch } from './spelling.ts';

export interface SoundIndex {
  /** Null for a word that sounds like no name, or like several. */
  at(word: string): Meaning | null;
}

/** Shorter sounds are shared by too many words. */
const shortest = { place: 4, vehicle: 3 };
/** Endings are added to longer names only: `हडपसरमध्ये`. */
const shortestWithEnding = 4;

/** The part of a name's letters that may be missing. The names of towns have more old spellings. */
const mostMissing = { vehicle: 1 / 3, place: 1 / 2 };

/** Finds names written in Latin letters by their sound in another script. */
export function indexSounds(phrases: Iterable<readonly [string, Meaning]>): SoundIndex {
  const sounds = new Map<string, Map<Meaning, string>>();
  for (const [phrase, meaning] of phrases) {
    if (meaning.kind !== 'place' && meaning.kind !== 'vehicle') continue;
    if (meaning.kind === 'place' && meaning.abroad !== undefined) continue;
    if (!/^[a-z]{4,}$/i.test(phrase)) continue;
    const sound = soundOf(phrase);
    if (sound.length < shortest[meaning.kind]) continue;
    sounds.set(sound, (sounds.get(sound) ?? new Map()).set(meaning, plainSound(plainName(phrase))));
  }
  // A search is for a vehicle more often than for a place that only sounds like one: పల్సర్ is the Pulsar, not Balasore.
  const only = (sound: string, isLikeName: (name: string, kind: 'vehicle' | 'place') => boolean) => {
    const all = [...(sounds.get(sound) ?? [])];
    for (const kind of ['vehicle', 'place'] as const) {
      const [found, other] = all.filter(([meaning]) => meaning.kind === kind);
      if (found && !other && isLikeName(found[1], kind)) return found[0];
    }
    return null;
  };
  return {
    at(word) {
      const sound = soundOf(word);
      const spelled = plainSound(spellAloud(word));
      const isTamil = /\p{Script=Tamil}/u.test(word);
      const isLikeName = (name: string, kind: 'vehicle' | 'place') =>
        isTamil || kind === 'place'
          ? isLike(plainTamil(spelled), plainTamil(name), mostMissing[kind]) &&
            isSpelledLike(plainTamil(spelled), plainTamil(name), mostSlips[kind])
          : isLike(spelled, name, mostMissing[kind]) && isSpelledLike(spelled, name, mostSlips[kind]);
      for (let length = sound.length; length >= Math.min(sound.length, shortestWithEnding); length -= 1) {
        const found = only(sound.slice(0, length), isLikeName);
        if (found) return found;
      }
      return null;
    },
  };
}

/** The part of a name's letters that may be changed, added or missing, besides `a` and an ending of the word. */
const mostSlips = { vehicle: 0.34, place: 0.4 };

function isSpelledLike(spelled: string, name: string, most: number): boolean {
  const [word, meant] = [spelled.replaceAll('a', ''), name.replaceAll('a', '')];
  return slipsOf(word, meant) <= meant.length * most;
}

/** The fewest changes that make a beginning of `spelled` the name. */
function slipsOf(spelled: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  let fewest = name.length;
  for (const [at, letter] of [...spelled].entries()) {
    const next = [at + 1];
    for (const [place, other] of [...name].entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
    fewest = Math.min(fewest, row.at(-1) ?? fewest);
  }
  return fewest;
}

/** Sounds leave out so much that `ঢাকুরিয়া` has those of Tigor: few letters of the name may be missing. */
function isLike(spelled: string, name: string, most: number): boolean {
  const counts = new Map<string, number>();
  for (const letter of spelled) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...name].filter((letter) => letter !== 'a' && letter !== 'h');
  const missing = letters.filter((letter) => {
    const left = counts.get(letter) ?? 0;
    counts.set(letter, left - 1);
    return left <= 0;
  });
  return missing.length <= letters.length * most;
}

interface Name<Meaning> {
  sound: string;
  words: number;
  meaning: Meaning;
}

interface HeardWords {
  /** Words that only sound like a name. */
  everyday: readonly string[];
  /** Several in a text. */
  endings: readonly string[];
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
  { everyday, endings }: HeardWords,
): PhraseIndex<Meaning>['at'] {
  const withoutEnding = readEndings(endings);
  const ordinary = new Set(everyday.flatMap(spellSearch));
  const isOrdinary = (word: string) => [word, ...withoutEnding(word)].some((each) => ordinary.has(each));
  const all = [...phrases].filter(([phrase]) => devanagari.test(phrase)).flatMap(namesOf);
  const names = Map.groupBy(all, ({ sound }) => frameOf(sound));
  const begun = new Set(all.filter(({ words }) => words > 1).flatMap(({ sound }) => startsOf(frameOf(sound))));
  const found = (words: readonly string[]): Match<Meaning> | null => {
    const script = scriptOf(words.join(''));
    const last = words.at(-1) ?? '';
    const stems = [last, ...withoutEnding(last)];
    const [best] = stems
      .flatMap((stem) => soundsOf([...words.slice(0, -1), stem]).map(settle))
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
