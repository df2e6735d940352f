import type { SearchPart } from '../types.ts';

/** A part of a service's name; `_` beside a word stands for its end. */
export function readPart(find: string): SearchPart {
  const isWord = find.startsWith('_') && find.endsWith('_');
  return { text: isWord ? find.slice(1, -1) : find, isWord };
}
