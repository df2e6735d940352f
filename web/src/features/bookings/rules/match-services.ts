import type { Service } from '@pahiya/contract/garages/schemas';

type Searchable = Pick<Service, 'id' | 'name' | 'description'>;

/** Plural and singular match each other: Home's tile says `Tyres`, a garage `Tyre rotation`. */
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
 * Services that match every word, in the name before the description. If there are none, services that match any word.
 * An empty text matches all, in the original order.
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

/** Splits `name` at matching words (including a plural's `s`), in order and without loss. */
export function markWords(name: string, text: string): MarkedPart[] {
  const words = wordsOf(text).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, isMatch: false }];
  // With a capturing group, every second part is a match.
  return name
    .split(new RegExp(`((?:${words.join('|')})s?)`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
