import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { meantWords } from './contain-words.ts';

/** Null if nothing changes or a word resembles none. `search_words` does not grow with the number of garages. */
export async function guessWords(db: Database, words: string[]): Promise<string[] | null> {
  // Each word has its own branch, because the planner uses the index only for a constant pattern.
  const guesses = words.map((word) => {
    const isKnown = sql`exists (select from search_words where word like ${meantWords(word)})`;
    return sql`select case when ${isKnown} then ${word}::text else nearest_search_word(${word}) end as meant`;
  });
  const { rows } = await db.execute<{ meant: string | null }>(sql.join(guesses, sql` union all `));
  const meant = rows.flatMap((row) => row.meant ?? []);
  const isGuess = meant.length === words.length && meant.some((word) => !words.includes(word));
  return isGuess ? meant : null;
}
