import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { nearestName } from '../rules/nearest-name.ts';
import { meantWords } from './contain-words.ts';
import { searchWords } from './search-words.ts';
import { saysNothing } from './understand-search.ts';

export interface Guesses {
  /** Corrected spelling by the typed word in lower case; words that garages contain are not corrected. */
  meant: Map<string, string>;
  hasUnknown: boolean;
}

/** `search_words` does not grow with the number of garages. */
export async function guessWords(db: Database, words: readonly string[]): Promise<Guesses> {
  if (words.length === 0) return { meant: new Map(), hasUnknown: false };
  // Each word has its own branch, because the planner uses the index only for a constant pattern.
  const branches = words.map((word) => {
    const isKnown = sql`exists (select from search_words where word like ${meantWords(word)})`;
    const nearest = sql`case when not ${isKnown} then nearest_search_word(${word}) end`;
    return sql`select ${word}::text as typed, ${isKnown} as known, ${nearest} as nearest`;
  });
  const { rows } = await db.execute<{ typed: string; known: boolean; nearest: string | null }>(
    sql.join(branches, sql` union all `),
  );
  const unknown = rows.filter(({ typed, known }) => !known && !saysNothing(typed));
  const meant = unknown.flatMap(({ typed, nearest }) => {
    const guess = nearestName(typed, searchWords().names) ?? nearest;
    return guess === null ? [] : [[typed, guess] as const];
  });
  return { meant: new Map(meant), hasUnknown: unknown.length > 0 };
}
