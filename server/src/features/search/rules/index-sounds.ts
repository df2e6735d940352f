import type { Meaning } from '../types.ts';
import { soundOf } from './sound-of.ts';

export interface SoundIndex {
  /** Null for a word that sounds like no name, or like several. */
  at(word: string): Meaning | null;
}

/** Shorter sounds are shared by too many words. */
const shortest = { place: 4, vehicle: 3 };
/** Endings are added to longer names only: `हडपसरमध्ये`. */
const shortestWithEnding = 4;

/** Finds names written in Latin letters by their sound in another script. */
export function indexSounds(phrases: Iterable<readonly [string, Meaning]>): SoundIndex {
  const sounds = new Map<string, Set<Meaning>>();
  for (const [phrase, meaning] of phrases) {
    if (meaning.kind !== 'place' && meaning.kind !== 'vehicle') continue;
    if (!/^[a-z]{4,}$/i.test(phrase)) continue;
    const sound = soundOf(phrase);
    if (sound.length < shortest[meaning.kind]) continue;
    sounds.set(sound, (sounds.get(sound) ?? new Set()).add(meaning));
  }
  const only = (sound: string) => {
    const all = [...(sounds.get(sound) ?? [])];
    // A search is for a vehicle more often than for a place that only sounds like one: పల్సర్ is the Pulsar, not Balasore.
    const vehicles = all.filter(({ kind }) => kind === 'vehicle');
    const [meaning, other] = vehicles.length > 0 ? vehicles : all;
    return meaning && !other ? meaning : null;
  };
  return {
    at(word) {
      const sound = soundOf(word);
      for (let length = sound.length; length >= Math.min(sound.length, shortestWithEnding); length -= 1) {
        const found = only(sound.slice(0, length));
        if (found) return found;
      }
      return null;
    },
  };
}
