import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Makes a text one that LIKE takes literally. */
export function escapeForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The escaped text that is searched for. */
const search = sql`${sql.placeholder('search')}::text`;

/** An index of trigrams finds runs of three letters or digits, as the database's locale has them, anywhere … */
const hasRun = sql`${search} ~ '[[:alnum:]]{3}'`;
/** … and fewer at the beginning of a word. The rest, a single emoji as well, it does not know. */
const beginsWord = sql`${search} ~ '^[[:alnum:]]'`;
export const isFindable = sql`(${hasRun} or ${beginsWord})`;

/** What may stand before a word. */
const beforeWords = ['', '% ', '%#', '%\n'];

/** Whether the index finds the text in the column; never true for a text it does not know. */
export function isWritten(column: SQLWrapper): SQL {
  const patterns = beforeWords.map((before, place) => {
    const inRuns = place === 0 ? sql`when ${hasRun} then '%' || ${search} || '%'` : sql`when ${hasRun} then null`;
    return sql`${column} ilike case ${inRuns} when ${beginsWord} then ${sql.raw(quoted(before))} || ${search} || '%' end`;
  });
  return sql`(${sql.join(patterns, sql` or `)})`;
}

function quoted(text: string): string {
  return `e'${text.replace('\n', '\\n')}'`;
}
