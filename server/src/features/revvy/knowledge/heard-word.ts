import type { Phrase } from './signs.ts';

/** Shorter words are different words with another vowel: `saat` is seven, and `free` is no Friday. */
const shortestHeard = 6;

/** One spelling for the many ways to write an Indian word in Latin letters: `ravivaar` and `raviwar` are the same day. */
export function heardAs(word: string): string {
  if (word.length < shortestHeard || !/^[a-z]+$/.test(word)) return word;
  return word
    .replaceAll('aa', 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replaceAll('w', 'v')
    .replace(/(?<=[bdjks])h/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

const heard = new WeakMap<Phrase, Phrase | null>();

/** Null for a phrase without a long word in Latin letters. */
export function heardPhrase(phrase: Phrase): Phrase | null {
  const known = heard.get(phrase);
  if (known !== undefined) return known;
  const isLong = phrase.some(({ text }) => text.length >= shortestHeard - 1 && /^[a-z]+$/.test(text));
  const sound = isLong ? phrase.map((word) => ({ ...word, text: heardAs(word.text) })) : null;
  heard.set(phrase, sound);
  return sound;
}
