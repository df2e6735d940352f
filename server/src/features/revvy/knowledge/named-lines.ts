import { clausesOf } from '../../../platform/language/words-of.ts';
import type { Note } from '../types.ts';
import { hasPhrase } from './signs.ts';

/** The places of the lines that a question names, by the signs in the note's head. */
export function linesNamedBy(question: string, { lines }: Pick<Note, 'lines'>): Set<number> {
  if (lines.length === 0) return new Set();
  const clauses = clausesOf(question);
  return new Set(lines.flatMap((signs, place) => (clauses.some((clause) => hasPhrase(clause, signs)) ? [place] : [])));
}
