import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { profileCounts, profiles } from '../tables.ts';
import { listedPerson } from './list-people.ts';
import { maySeePerson } from './visibility.ts';

/** Of a name that thousands have so many are looked at: they are ranked, the rest are not. */
const candidates = 200;

interface Wanted {
  readerId: string;
  text: string;
}

/**
 * People whose username or name the text begins, then those where it is part of one, word by word; best first. The index
 * knows runs of letters and digits: a text without any finds nobody but who is called exactly so.
 */
export async function searchPeople(db: Database, { readerId, text }: Wanted): Promise<ListedPerson[]> {
  const phrase = text.trim().toLowerCase().replace(/^@/, '').replace(/\s+/g, ' ');
  const found = sql.join(branches(readerId, phrase), sql` union all `);
  const best = sql`(select id, min(place) as place from (${found}) found group by id) best`;
  return await db
    .select(listedPerson(readerId))
    .from(profiles)
    .innerJoin(best, sql`best.id = ${profiles.id}`)
    .leftJoin(profileCounts, eq(profileCounts.userId, profiles.id))
    .orderBy(
      sql`best.place`,
      sql`similarity(${profiles.username} || ' ' || ${profiles.fullName}, ${phrase}) desc`,
      sql`coalesce(${profileCounts.followers}, 0) desc`,
      profiles.username,
    )
    .limit(limits.profilesFound);
}

const searched = sql.raw(`(p.username || ' ' || p.full_name)`);
const hasRun = /[\p{L}\p{N}]/u;

/** From the best to the least; each an index's own question, and short. */
function branches(readerId: string, phrase: string): SQL[] {
  const branch = (place: number, condition: SQL) => sql`(
    select p.id, ${place}::int as place from profiles p
    where ${condition} and ${maySeePerson(readerId, sql.raw('p.id'))} limit ${candidates})`;
  const exact = branch(0, sql`lower(p.username) = ${phrase}`);
  const words = phrase.split(' ').filter((word) => hasRun.test(word));
  if (words.length === 0) return [exact];
  return [
    exact,
    branch(1, sql`${searched} ilike ${`${literally(phrase)}%`}`),
    branch(2, sql`${searched} ilike ${`% ${literally(phrase)}%`}`),
    branch(3, sql.join(words.map(containsWord), sql` and `)),
  ];
}

/** One or two letters begin a word, anything longer is part of one. */
function containsWord(word: string): SQL {
  const pattern = literally(word);
  if ([...word].length > 2) return sql`${searched} ilike ${`%${pattern}%`}`;
  return sql`(${searched} ilike ${`${pattern}%`} or ${searched} ilike ${`% ${pattern}%`})`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
