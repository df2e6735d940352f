import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { containing } from './garage-columns.ts';

/**
 * The words that were meant: one that is part of any garage's words stays, another becomes the known word most like it.
 * Null when nothing changes or a word is like none. `search_words` grows with the language, not with the garages.
 */
export async function guessWords(db: Database, words: string[]): Promise<string[] | null> {
  const typed = JSON.stringify(words.map((word) => ({ word, pattern: containing(word) })));
  const { rows } = await db.execute<{ meant: string | null }>(sql`
    select case when exists (select from search_words known where known.word like typed.pattern) then typed.word
      else nearest_search_word(typed.word) end as meant
    from jsonb_to_recordset(${typed}::jsonb) as typed (word text, pattern text)`);
  const meant = rows.flatMap((row) => row.meant ?? []);
  const isGuess = meant.length === words.length && meant.some((word) => !words.includes(word));
  return isGuess ? meant : null;
}
