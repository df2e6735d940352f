import { or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { containing } from './garage-columns.ts';

/** The index of `search_text` finds runs of three letters or digits; without one it would read every garage. */
const indexedRun = /[\p{L}\p{N}]{3}/u;

/** What is part of more known words than this is common: reading by rating meets enough garages soon. */
const mostWords = 50;

const searchText = sql.raw('garages.search_text');

/**
 * One condition for each word: that the garage's text contains it. A word that the index cannot find is looked for as
 * the known words that contain it. Null when one of them is part of none: then no garage contains it.
 */
export async function containWords(db: Database, words: string[]): Promise<SQL[] | null> {
  const short = words.filter((word) => !indexedRun.test(word));
  const known = short.length > 0 ? await listKnownWords(db, short) : new Map<string, string[]>();
  if (short.some((word) => !known.get(word)?.length)) return null;
  return words.map((word) => {
    const longer = known.get(word) ?? [];
    const isSearched = longer.length > 0 && longer.length <= mostWords;
    return (isSearched ? or(...longer.map(containsText)) : undefined) ?? containsText(word);
  });
}

function containsText(text: string): SQL {
  return sql`${searchText} like ${containing(text)}`;
}

async function listKnownWords(db: Database, words: string[]): Promise<Map<string, string[]>> {
  const typed = JSON.stringify(words.map((word) => ({ word, pattern: containing(word) })));
  const { rows } = await db.execute<{ word: string; known: string[] }>(sql`
    select typed.word,
      array(select word from search_words where word like typed.pattern limit ${mostWords + 1}) as known
    from jsonb_to_recordset(${typed}::jsonb) as typed (word text, pattern text)`);
  return new Map(rows.map((row) => [row.word, row.known]));
}
