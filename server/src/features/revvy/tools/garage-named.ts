import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isAlike } from '../../../platform/language/alike.ts';
import { withoutWords } from '../../../platform/language/words-of.ts';
import { findGarage } from '../../garages/queries/find-garage.ts';
import { byRating, containing } from '../../garages/queries/garage-columns.ts';
import { garages } from '../../garages/tables.ts';
import { type Likeness, likenessTo, mayName, namingWords } from '../rules/named-garage.ts';
import type { NamedGarage } from './revvy-tools.ts';

/** A long message rarely names a garage. */
const mostWords = 24;
const mostCompared = 200;
const mostMeant = 4;

export async function garageNamed(db: Database, text: string, city: string | undefined): Promise<NamedGarage | null> {
  const said = namingWords(text);
  const words = [...new Set(said.filter(mayName))].slice(0, mostWords);
  if (words.length === 0) return null;
  const meant = await listMeant(db, words);
  const best = pickBest(await listSharing(db, meant), said, city);
  const detail = best && (await findGarage(db, best.id));
  if (!best || !detail) return null;
  const { garage, services } = detail;
  return {
    garageId: garage.id,
    name: garage.name,
    vehicleTypes: garage.vehicleTypes,
    services: services.map(({ name }) => name),
    rest: withoutWords(text, best.likeness.places),
  };
}

async function listMeant(db: Database, words: string[]): Promise<string[]> {
  // Each word has its own branch, because the planner uses the index only for a constant pattern.
  const branches = words.map(
    (word) => sql`(select ${word}::text as typed, word from search_words where word % ${word}
      order by similarity(word, ${word}) desc, word limit ${mostMeant})`,
  );
  const { rows } = await db.execute<{ typed: string; word: string }>(sql.join(branches, sql` union all `));
  const alike = rows.filter(({ typed, word }) => isAlike(typed, word)).map(({ word }) => word);
  return [...new Set([...words, ...alike])];
}

interface Sharing {
  id: string;
  name: string;
  location: string;
}

async function listSharing(db: Database, words: string[]): Promise<Sharing[]> {
  const sharing = words.map(
    (word): SQL =>
      sql`(garages.search_text like ${containing(word)} and lower(${garages.name}) like ${containing(word)})`,
  );
  return await db
    .select({ id: garages.id, name: garages.name, location: garages.location })
    .from(garages)
    .where(and(eq(garages.status, 'active'), or(...sharing)))
    .orderBy(...byRating)
    .limit(mostCompared);
}

type Best = Sharing & { likeness: Likeness };

/** Prefers a garage in the city among equally similar names, then the order of `listSharing`. */
function pickBest(found: readonly Sharing[], said: readonly string[], city: string | undefined): Best | undefined {
  const isThere = ({ location }: Sharing) => city !== undefined && location.toLowerCase().includes(city.toLowerCase());
  return found
    .flatMap((garage) => {
      const likeness = likenessTo(said, garage);
      return likeness ? [{ ...garage, likeness }] : [];
    })
    .sort((a, b) => b.likeness.score - a.likeness.score || Number(isThere(b)) - Number(isThere(a)))[0];
}
