import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { Packs } from '../types.ts';
import { packsFor } from './packs-for.ts';
import { placesOf } from './signs.ts';

interface Written {
  text: string;
  language: RevvyLanguage;
}

const latin = /^[a-z0-9]+$/;

/** Own Latin words, and the notes' words for the phrases of words.yaml; in order, without repeats. */
export function expandWords(packs: Packs, { text, language }: Written): string[] {
  const words = wordsOf(text);
  const meant = packsFor(packs, language).flatMap((pack) =>
    pack.words.flatMap(({ search, phrases }) =>
      phrases.flatMap((phrase) => placesOf(words, phrase).map((place) => ({ place, words: wordsOf(search) }))),
    ),
  );
  const own = words.flatMap((word, place) => (latin.test(word) ? [{ place, words: [word] }] : []));
  const inOrder = [...own, ...meant].sort((a, b) => a.place - b.place).flatMap((each) => each.words);
  return [...new Set(inOrder)];
}
