import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { maySeePerson } from '../../people/queries/visibility.ts';
import { profileCounts, profiles } from '../../people/tables.ts';
import { listedPerson } from './list-people.ts';

const candidates = 200;

interface Wanted {
  readerId: string;
  text: string;
}

/** Lists best matches first. The trigram index needs a run of letters or digits; other texts find an exact username. */
export async function searchPeople(db: Database, { readerId, text }: Wanted): Promise<ListedPerson[]> {
  const phrase = text.trim().toLowerCase().replace(/^@/, '').replace(/\s+/g, ' ');
  const kinds = matches(phrase).map((match, kind, all) =>
    bestOf(readerId, phrase, { match, kind, better: all.slice(0, kind) }),
  );
  // A kind of match is searched only if the better ones do not fill the result.
  const best = sql`(select * from (${sql.join(kinds, sql` union all `)}) found limit ${limits.profilesFound}) best`;
  return await db
    .select(listedPerson(readerId))
    .from(profiles)
    .innerJoin(best, sql`best.id = ${profiles.id}`)
    .orderBy(sql`best.kind`, sql`best.place`);
}

const searched = sql.raw(`(p.username || ' ' || p.full_name)`);
const hasRun = /[\p{L}\p{N}]/u;

function matches(phrase: string): SQL[] {
  const isExact = sql`lower(p.username) = ${phrase}`;
  const words = phrase.split(' ').filter((word) => hasRun.test(word));
  if (words.length === 0) return [isExact];
  return [
    isExact,
    sql`lower(p.username) like ${`${literally(phrase)}%`}`,
    sql`lower(p.full_name) like ${`${literally(phrase)}%`}`,
    sql`${searched} ilike ${`% ${literally(phrase)}%`}`,
    sql.join(words.map(containsWord), sql` and `),
  ];
}

interface Kind {
  match: SQL;
  kind: number;
  better: SQL[];
}

/** `offset 0` makes the planner check visibility per match instead of listing all visible people first. */
function bestOf(readerId: string, phrase: string, { match, kind, better }: Kind): SQL {
  const isNew = better.map((other) => sql` and not (${other})`);
  return sql`(
    select c.id, ${kind}::int as kind, row_number() over (
      order by similarity(c.username || ' ' || c.full_name, ${phrase}) desc, coalesce(counts.followers, 0) desc, c.username
    ) as place
    from (
      select p.id, p.username, p.full_name from ${profiles} p
      where ${match}${sql.join(isNew)} and (select ${maySeePerson(readerId, sql.raw('p.id'))} offset 0) limit ${candidates}
    ) c left join ${profileCounts} counts on counts.user_id = c.id
    order by place limit ${limits.profilesFound})`;
}

function containsWord(word: string): SQL {
  const pattern = literally(word);
  if ([...word].length > 2) return sql`${searched} ilike ${`%${pattern}%`}`;
  return sql`(${searched} ilike ${`${pattern}%`} or ${searched} ilike ${`% ${pattern}%`})`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
