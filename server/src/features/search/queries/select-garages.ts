import type { Garage, SearchInput } from '@pahiya/contract/garages/schemas';
import { and, arrayContains, arrayOverlaps, eq, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { anyText, byRating, containing, garageColumns, wholeWord } from '../../garages/queries/garage-columns.ts';
import { isInNamedCity } from '../../garages/queries/in-city.ts';
import { garages } from '../../garages/tables.ts';
import type { SearchTerm } from '../types.ts';
import { offersAs } from './service-score.ts';
import { isShortPlace, placeSearched } from './understand-search.ts';

/** The words of a search, for the texts of garages and for the names of services. */
export interface Words {
  texts: SQL[];
  /** Conditions on single services. Garages that fail them are not rare for an index, so only the first ones are tried. */
  strict?: SQL[];
  terms: readonly SearchTerm[];
}

export interface WantedGarages extends Words {
  offset: number;
  count: number;
}

/** Garages tried beyond twice a page, if single services decide: some have the words, but no service for the vehicle. */
const moreTried = 20;

/** The best rated first. */
export async function selectGarages(
  db: Database,
  input: SearchInput,
  { offset, count, strict = [], ...words }: WantedGarages,
): Promise<Garage[]> {
  const place = placeOf(input);
  const filters = filtersOf(input, words);
  const most = strict.length > 0 ? moreTried + 2 * (offset + count) : offset + count;
  const have = place
    ? await isInNamedCity(db, place, { filters, count: most })
    : and(eq(garages.status, 'active'), ...filters);
  const tried = sql`${garages.id} in (
    select garages.id from garages where ${have} order by ${sql.join([...byRating], sql`, `)} limit ${most})`;
  return await db
    .select(garageColumns(pointOf(input)))
    .from(garages)
    .where(strict.length > 0 ? and(tried, ...strict) : have)
    .orderBy(...byRating)
    .limit(count)
    .offset(offset);
}

/** The nearest are searched without an index for the words, so only this many are read. */
const mostRead = 1_000;

export async function selectNearest(
  db: Database,
  input: SearchInput,
  { count, strict = [], ...words }: Words & { count: number },
): Promise<Garage[]> {
  const point = pointOf(input);
  if (!point) return [];
  const distance = sql`point_on_earth(garages.latitude, garages.longitude) <-> ${point}`;
  const place = placeOf(input);
  const isThere = place && and(ilike(garages.location, place.pattern), sql`lower(garages.location) ~ ${place.word}`);
  const filters = and(isThere, ...filtersOf(input, words), ...strict);
  const near = sql`(
    select * from garages where status = 'active' and latitude is not null order by ${distance} limit ${mostRead})`;
  return await db
    .select(garageColumns(point))
    .from(garages)
    .where(sql`${garages.id} in (
      select garages.id from ${near} as garages where ${filters ?? sql`true`} order by ${distance} limit ${count})`)
    .orderBy(distance, garages.id);
}

function pointOf({ latitude, longitude }: SearchInput): SQL | undefined {
  return latitude === undefined ? undefined : sql`point_on_earth(${latitude}::float8, ${longitude}::float8)`;
}

function placeOf({ city }: SearchInput) {
  if (!city) return undefined;
  const name = placeSearched(city);
  const word = isShortPlace(city) ? wholeWord(name) : anyText;
  return { pattern: containing(name), word, hasComma: name.includes(',') };
}

function filtersOf({ vehicleType, category, serviceType, garageId }: SearchInput, { texts, terms }: Words) {
  return [
    ...texts,
    vehicleType ? arrayContains(garages.vehicleTypes, [vehicleType]) : undefined,
    category ? arrayContains(garages.categories, [category]) : undefined,
    serviceType ? offersAs(terms, serviceType) : undefined,
    garageId ? eq(garages.id, garageId) : undefined,
    ...terms.flatMap(({ vehicle, rupees }) => [
      vehicle && !garageId ? arrayOverlaps(garages.vehicleTypes, [...vehicle.types]) : undefined,
      rupees === undefined ? undefined : lte(garages.lowestPrice, rupees),
    ]),
  ];
}
