import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export function escapeForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const search = sql`${sql.placeholder('search')}::text`;

/** A trigram index finds runs of three letters or digits (by the database's locale) anywhere. */
const hasRun = sql`${search} ~ '[[:alnum:]]{3}'`;
/** It finds shorter runs only at the start of a word, and nothing else, such as a single emoji. */
const beginsWord = sql`${search} ~ '^[[:alnum:]]'`;
export const isFindable = sql`(${hasRun} or ${beginsWord})`;

const beforeWords = ['', '% ', '%#', '%\n'];

/** Never true for a text the index cannot find. */
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
