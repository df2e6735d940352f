import type { Meaning } from '../types.ts';
import { plainName, plainSound, plainTamil, spellAloud } from './read-aloud.ts';
import { soundOf } from './sound-of.ts';

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
