import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { containing } from './garage-columns.ts';
import type { SearchPart } from './search-words.ts';
import type { SearchTerm } from './understand-search.ts';

/** The index of `search_text` finds runs of three letters or digits; without one it would read every garage. */
const indexedRun = /[\p{L}\p{N}]{3}/u;

/** What is part of more known words than this is common: reading by rating meets enough garages soon. */
const mostWords = 50;

const searchText = sql.raw('garages.search_text');

/** Part of hundreds of words, but the beginning of few, which the index of words finds. */
const oneOrTwo = /^[\p{L}\p{N}]{1,2}$/u;

/** The known words that a typed one stands for, as a pattern: one or two letters begin them, anything else is part of them. */
export function meantWords(typed: string): string {
  return oneOrTwo.test(typed) ? `${typed}%` : containing(typed);
}

/**
 * One condition for each word: that the garage's text contains it. A word that the index cannot find is looked for as
 * the known words it stands for. Null when one of them stands for none: then no garage is meant.
 */
export async function containWords(db: Database, typed: string[]): Promise<SQL[] | null> {
  const words = typed.map(withoutSigns).filter((word) => word !== '');
  if (words.length === 0 && typed.length > 0) return null;
  const short = words.filter((word) => !indexedRun.test(word));
  const known = short.length > 0 ? await listKnownWords(db, short) : new Map<string, string[]>();
  if (short.some((word) => !known.get(word)?.length)) return null;
  return words.map((word) => {
    const longer = known.get(word) ?? [];
    const isSearched = longer.length > 0 && longer.length <= mostWords;
    return (isSearched ? or(...longer.map(containsText)) : undefined) ?? containsText(word);
  });
}

/** As the index of words keeps them: the dots of initials and an ampersand that stands alone are no part of a word. */
function withoutSigns(word: string): string {
  return word.replace(/^[.,;:()&]+|[.,;:()&]+$/g, '');
}

/** Matches a garage by its whole name. Null for a text that the index cannot search: its words find it instead. */
export function isNamed(text: string): SQL | null {
  const name = text.toLowerCase().trim();
  return indexedRun.test(name) ? sql`${containsText(name)} and lower(garages.name) = ${name}` : null;
}

/** Whether a text in small letters, a garage's by default, has one of a term's alternatives with all its parts. */
export function containTerm({ anyOf }: SearchTerm, text: SQL = searchText): SQL {
  return or(...anyOf.map((parts) => and(...parts.map((part) => hasPart(part, text))))) ?? sql`false`;
}

/** A word of its own is looked for with its spaces: the index finds that, as it knows where words begin. So do one or two letters. */
function hasPart({ text: part, isWord }: SearchPart, text: SQL): SQL {
  const isStart = oneOrTwo.test(part) && !isWord;
  if (!isWord && !isStart) return sql`${text} like ${containing(part)}`;
  const patterns = isStart ? [`${part}%`, `% ${part}%`] : [`% ${part} %`, `${part} %`, `% ${part}`, part];
  return or(...patterns.map((pattern) => sql`${text} like ${pattern}`)) ?? sql`false`;
}

function containsText(text: string): SQL {
  return sql`${searchText} like ${containing(text)}`;
}

async function listKnownWords(db: Database, words: string[]): Promise<Map<string, string[]>> {
  // One branch for each word: the planner sees the pattern and takes the index.
  const branches = words.map((word) => {
    const known = sql`select word from search_words where word like ${meantWords(word)} limit ${mostWords + 1}`;
    return sql`select ${word}::text as word, array(${known}) as known`;
  });
  const { rows } = await db.execute<{ word: string; known: string[] }>(sql.join(branches, sql` union all `));
  return new Map(rows.map((row) => [row.word, row.known]));
}
