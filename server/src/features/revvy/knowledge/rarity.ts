import { stemOf } from './stems.ts';

/** A word that occurs in all texts says nothing. */
interface Rarity {
  isKnown(stem: string): boolean;
  weigh(stems: Iterable<string>): number;
  /** Returns words that say most first, and unknown ones last. */
  mostTelling(words: readonly string[], most: number): string[];
}

export function readRarity(texts: readonly (readonly string[])[]): Rarity {
  const found = new Map<string, number>();
  for (const words of texts) for (const stem of stemsOf(words)) found.set(stem, (found.get(stem) ?? 0) + 1);
  // An unknown word might only be a name, so it weighs half of the rarest.
  const unknown = Math.log(1 + texts.length) / 2;
  const rarityOf = (stem: string) => {
    const times = found.get(stem);
    return times ? Math.log(1 + texts.length / times) : unknown;
  };
  const tellingOf = (word: string) => {
    const stem = stemOf(word);
    return stem !== null && found.has(stem) ? rarityOf(stem) : 0;
  };
  return {
    isKnown: (stem) => found.has(stem),
    weigh: (stems) => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0),
    mostTelling: (words, most) => [...new Set(words)].sort((a, b) => tellingOf(b) - tellingOf(a)).slice(0, most),
  };
}

export function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => stemOf(word) ?? []));
}
