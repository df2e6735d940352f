import { categories, type LandingCity } from '@pahiya/contract/garages/schemas';
import { landingCities } from '@pahiya/contract/shared/cities';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Adds the categories for which a search there finds active garages: `garage_places` contains only those. */
export async function listLandingCities(db: Database): Promise<LandingCity[]> {
  const { rows } = await db.execute<LandingCity & Record<string, unknown>>(sql`
    select listed.city, array(
      select kinds.category
      from unnest(${sql.param([...categories])}::text[]) with ordinality as kinds (category, place)
      where exists (
        select from places
        join garage_places p on p.place = places.place
        join garages on garages.id = p.garage_id and garages.categories @> array[kinds.category]
        where places.place like '%' || lower(listed.city) || '%'
      )
      order by kinds.place
    ) as categories
    from unnest(${sql.param([...landingCities])}::text[]) with ordinality as listed (city, place)
    order by listed.place`);
  return rows;
}
