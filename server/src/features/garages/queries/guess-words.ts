import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { meantWords } from './contain-words.ts';

/**
 * The words that were meant: one that is part of any garage's words stays, another becomes the known word most like it.
 * Null when nothing changes or a word is like none. `search_words` grows with the language, not with the garages.
 */
export async function guessWords(db: Database, words: string[]): Promise<string[] | null> {
  // One branch for each word: the planner sees the pattern and takes the index.
  const guesses = words.map((word) => {
    const isKnown = sql`exists (select from search_words where word like ${meantWords(word)})`;
    return sql`select case when ${isKnown} then ${word}::text else nearest_search_word(${word}) end as meant`;
  });
  const { rows } = await db.execute<{ meant: string | null }>(sql.join(guesses, sql` union all `));
  const meant = rows.flatMap((row) => row.meant ?? []);
  const isGuess = meant.length === words.length && meant.some((word) => !words.includes(word));
  return isGuess ? meant : null;
}
