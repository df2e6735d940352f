import { and, eq, ilike, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../tables.ts';

interface City<Text = string> {
  pattern: Text;
  /** `wholeWord` or `anyText`. */
  word: Text;
  /** A text with a comma may span two parts of the location, so `places` cannot be used. */
  hasComma: boolean;
}

interface Wanted {
  filters: (SQL | undefined)[];
  count: number;
}

type CitySearch = City<string | Placeholder> & Wanted;

/** A text that is part of more places than this is common, so reading garages by rating finds enough of them soon. */
const mostPlaces = 40;

/** Few places contain the city, and `garage_places` lists their garages by rating: reads depend on `count` only. */
export function isInCity({ pattern, word, hasComma, filters, count }: CitySearch): SQL | undefined {
  const filter = and(...filters);
  const isActive = eq(garages.status, 'active');
  const isThere = and(isActive, ilike(garages.location, pattern), sql`lower(${garages.location}) ~ ${word}`, filter);
  if (hasComma) return isThere;
  return sql`${garages.id} in (
    with meant as materialized (
      select place from places where place like lower(${pattern}) and place ~ ${word} limit ${mostPlaces + 1}
    )
    (
      select best.garage_id
      from meant cross join lateral (${bestOf(sql`meant.place`, filter, count)}) best
      where (select count(*) from meant) <= ${mostPlaces}
    )
    union all
    (
      select garages.id from garages
      where (select count(*) from meant) > ${mostPlaces} and ${isThere}
      order by garages.average_rating desc nulls last, garages.total_reviews desc, garages.id
      limit ${count}
    )
  )`;
}

/** Each place adds a part to the statement. */
const mostNamed = 3;

/**
 * The same condition for rare filters. The planner knows how many garages a named place has, so it can choose between
 * reading them by rating and reading all of them. That takes one query more.
 */
export async function isInNamedCity(db: Database, city: City, { filters, count }: Wanted): Promise<SQL | undefined> {
  const places = city.hasComma ? null : await listPlaces(db, city);
  if (!places || places.length > mostNamed) return isInCity({ ...city, filters, count });
  const filter = and(...filters);
  const best = places.map((place) => sql`select garage_id from (${bestOf(sql`${place}`, filter, count)}) best`);
  return best.length > 0 ? sql`${garages.id} in (${sql.join(best, sql` union all `)})` : sql`false`;
}

function bestOf(place: SQL, filter: SQL | undefined, count: number): SQL {
  const matching = filter ? sql`join garages on garages.id = p.garage_id and ${filter}` : sql``;
  return sql`
    select p.garage_id, p.average_rating, p.total_reviews
    from garage_places p ${matching}
    where p.place = ${place}
    order by p.average_rating desc nulls last, p.total_reviews desc, p.garage_id
    limit ${count}`;
}

async function listPlaces(db: Database, { pattern, word }: City): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(
    sql`select place from places where place like lower(${pattern}) and place ~ ${word} limit ${mostNamed + 1}`,
  );
  return rows.map(({ place }) => place);
}
