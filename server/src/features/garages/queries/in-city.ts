import { and, eq, ilike, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { garages } from '../tables.ts';

interface CitySearch {
  /** The city as a LIKE pattern. */
  pattern: string | Placeholder;
  /** A text with a comma spans two parts of the location. */
  hasComma: boolean;
  /** What else the garages must fulfil, besides being active. */
  filters: (SQL | undefined)[];
  /** How many of the best rated are wanted. */
  count: number;
}

/** A text that is part of more places than this is common: then reading by rating meets enough garages soon. */
const mostPlaces = 40;

/**
 * Whether a garage is among the best rated active ones that fulfil the filters and whose location contains the city.
 * The places that contain it are few, and `garage_places` has the garages of each in the order of their rating: what is
 * read depends on `count`, not on the number of garages.
 */
export function isInCity({ pattern, hasComma, filters, count }: CitySearch): SQL | undefined {
  const filter = and(...filters);
  const isActive = eq(garages.status, 'active');
  const isThere = and(isActive, ilike(garages.location, pattern), filter);
  if (hasComma) return isThere;
  // Only active garages have places.
  const places = filter
    ? sql`garage_places p join garages on garages.id = p.garage_id and ${filter}`
    : sql`garage_places p`;
  return sql`${garages.id} in (
    with meant as materialized (
      select place from places where place like lower(${pattern}) limit ${mostPlaces + 1}
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
