import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { expandWords } from '../knowledge/expand-words.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { placesOf } from '../knowledge/signs.ts';
import type { Packs } from '../types.ts';

const countedParts = /^(?:tyres?|tires?|panels?|doors?)$/;
const most = 9;
/** Words between the number and the part: `4 new tyres`. */
const near = 2;

interface Message {
  text: string;
  language: RevvyLanguage;
  /** The whole text's words with their meanings. */
  meanings: readonly string[];
}

/** Each word is looked up alone, so only the beginning of a long message is read. */
const mostWords = 60;

/** How many of a part that is sold one by one a message names: `4 tyres`, `चार टायर`. */
export function countNamed(packs: Packs, { text, language, meanings }: Message): number | undefined {
  if (!meanings.some((each) => countedParts.test(each))) return undefined;
  const words = wordsOf(text).slice(0, mostWords);
  const place = words.findIndex((_, each) => isPart(packs, { text: words[each] ?? '', language }));
  if (place < 0) return undefined;
  const before = words.slice(Math.max(0, place - near), place);
  return before.flatMap((word) => numberIn(packs, language, word) ?? []).at(-1);
}

function isPart(packs: Packs, word: { text: string; language: RevvyLanguage }): boolean {
  return expandWords(packs, word).some((each) => countedParts.test(each));
}

/** Bengali says hours with an ending that things are counted without. */
const ofHours = ['', 'টা', 'টো', 'টে'];

function numberIn(packs: Packs, language: RevvyLanguage, word: string): number | undefined {
  const spoken = packsFor(packs, language)
    .map(({ times }) =>
      times.hours.findIndex((phrases) =>
        phrases.some((phrase) => ofHours.some((ending) => placesOf([word + ending], phrase).length > 0)),
      ),
    )
    .find((found) => found >= 0);
  const count = /^\d$/.test(word) ? Number(word) : (spoken ?? 0) + 1;
  return count > 1 && count <= most ? count : undefined;
}
