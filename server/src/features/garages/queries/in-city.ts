import { and, eq, ilike, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { garages } from '../tables.ts';

interface CitySearch {
  pattern: string | Placeholder;
  /** `wholeWord` or `anyText`. */
  word: string | Placeholder;
  /** A text with a comma may span two parts of the location, so `places` cannot be used. */
  hasComma: boolean;
  filters: (SQL | undefined)[];
  count: number;
}

/** A text that is part of more places than this is common, so reading garages by rating finds enough of them soon. */
const mostPlaces = 40;

/** Few places contain the city, and `garage_places` lists their garages by rating: reads depend on `count` only. */
export function isInCity({ pattern, word, hasComma, filters, count }: CitySearch): SQL | undefined {
  const filter = and(...filters);
  const isActive = eq(garages.status, 'active');
  const isThere = and(isActive, ilike(garages.location, pattern), sql`lower(${garages.location}) ~ ${word}`, filter);
  if (hasComma) return isThere;
  const places = filter
    ? sql`garage_places p join garages on garages.id = p.garage_id and ${filter}`
    : sql`garage_places p`;
  return sql`${garages.id} in (
    with meant as materialized (
      select place from places where place like lower(${pattern}) and place ~ ${word} limit ${mostPlaces + 1}
    )
    (
      select best.garage_id
      from meant cross join lateral (
        select p.garage_id, p.average_rating, p.total_reviews
        from ${places}
        where p.place = meant.place
        order by p.average_rating desc nulls last, p.total_reviews desc, p.garage_id
        limit ${count}
      ) best
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
