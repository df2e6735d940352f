import type { Service } from '@pahiya/contract/garages/schemas';

type Searchable = Pick<Service, 'id' | 'name' | 'description'>;

/** A plural finds the singular and the other way round: the home page's tile says `Tyres`, a garage `Tyre rotation`. */
function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean).map(stem);
}

function scoreOf({ name, description }: Searchable, words: readonly string[]): number {
  const title = name.toLocaleLowerCase();
  const everything = `${title} ${description?.toLocaleLowerCase() ?? ''}`;
  if (words.every((word) => title.includes(word))) return title.startsWith(words[0] ?? '') ? 4 : 3;
  if (words.every((word) => everything.includes(word))) return 2;
  return words.some((word) => title.includes(word)) ? 1 : 0;
}

/**
 * Services that match every word, in name before description; when none does, those that match some word of it.
 * An empty text matches all, in their own order.
 */
export function matchServices<Item extends Searchable>(services: readonly Item[], text: string): Item[] {
  const words = wordsOf(text);
  if (words.length === 0) return [...services];
  const scored = services.map((service) => ({ service, score: scoreOf(service, words) }));
  const least = scored.some(({ score }) => score > 1) ? 2 : 1;
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ service }) => service);
}

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** `name` cut where a word of the text begins and ends (a plural's `s` with it), in order and complete. */
export function markWords(name: string, text: string): MarkedPart[] {
  const words = wordsOf(text).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, isMatch: false }];
  // With a capturing group every second part is a match.
  return name
    .split(new RegExp(`((?:${words.join('|')})s?)`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
