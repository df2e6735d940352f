import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { Packs } from '../types.ts';
import { packsFor } from './packs-for.ts';
import { type readRarity, stemsOf } from './rarity.ts';
import { placesOf } from './signs.ts';
import { stemOf } from './stems.ts';

/** A word or known phrase of a question, with the English words that the notes use for it. */
interface Said {
  own: string[];
  meant: string[];
}

/** Splits a question into known phrases and other words. Unlike the search, it keeps unknown words of other scripts. */
export function readSaid(packs: Packs, { text, language }: { text: string; language: RevvyLanguage }): Said[] {
  const words = wordsOf(text);
  const stemsAt = (from: number, length: number) => [...stemsOf(words.slice(from, from + length))];
  const explained = new Set<number>();
  const phrases = packsFor(packs, language).flatMap((pack) =>
    pack.words.flatMap(({ search, phrases }) =>
      phrases.flatMap((phrase) =>
        placesOf(words, phrase).map((place) => {
          for (let step = 0; step < phrase.length; step += 1) explained.add(place + step);
          return { own: stemsAt(place, phrase.length), meant: [...stemsOf(wordsOf(search))] };
        }),
      ),
    ),
  );
  const others = words.flatMap((word, place) => {
    const stem = explained.has(place) ? null : stemOf(word);
    return stem === null ? [] : [{ own: [stem], meant: [] }];
  });
  return [...phrases, ...others];
}

/** The share of what was said, 0 to 1, that the heading of a note or its written questions have. Rare words weigh more. */
export function coverageOf(
  said: readonly Said[],
  heading: ReadonlySet<string>,
  rarity: Pick<ReturnType<typeof readRarity>, 'weigh'>,
): number {
  let [all, covered] = [0, 0];
  for (const { own, meant } of said) {
    const weight = Math.max(0, ...[...own, ...meant].map((stem) => rarity.weigh([stem])));
    const isNamed = own.length > 0 && own.every((stem) => hasStem(heading, stem));
    const share = meant.filter((stem) => hasStem(heading, stem)).length / Math.max(1, meant.length);
    all += weight;
    covered += weight * (isNamed ? 1 : share);
  }
  return all === 0 ? 0 : covered / all;
}

const longEnough = 5;

/** Words in other scripts have endings that `stemOf` does not remove. */
function hasStem(heading: ReadonlySet<string>, stem: string): boolean {
  if (heading.has(stem)) return true;
  if (stem.length <= longEnough) return false;
  const start = stem.slice(0, -1);
  return heading
    .values()
    .some((each) => each.length >= longEnough && (each.startsWith(start) || stem.startsWith(each)));
}
