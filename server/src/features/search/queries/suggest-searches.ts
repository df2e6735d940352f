import type { SearchHit, Suggestions } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { searchPlaces } from '../../locations/queries.ts';
import type { CityIndex } from '../../locations/types.ts';
import type { SearchTerm } from '../types.ts';
import { searchGarages } from './search-garages.ts';
import { understandSearch } from './understand-search.ts';

interface Typed {
  text: string;
  city?: string | undefined;
}

/** The first hits contain the usual services, so no more garages are read. */
const hitsRead = 20;
const most = { services: 4, garages: 3, places: 3 };

/** Services and garages of the city, or of all of India if it has none. */
export async function suggestSearches(db: Database, cities: CityIndex, typed: Typed): Promise<Suggestions> {
  const there = await hitsFor(db, typed);
  const hits = !typed.city || isNamedIn(there, typed.text) ? there : await hitsFor(db, { text: typed.text });
  const services = servicesIn(there.length > 0 ? there : hits, understandSearch(typed.text).terms);
  const places = searchPlaces(cities, typed.text).filter(({ isGuess }) => !isGuess || services.length === 0);
  const known = await listWithGarages(
    db,
    places.map(({ name }) => name.toLowerCase()),
  );
  return {
    services,
    garages: garagesIn(hits, typed.text),
    places: places
      .filter(({ name }) => known.has(name.toLowerCase()))
      .slice(0, most.places)
      .map(({ name, city }) => ({ name, city })),
  };
}

async function hitsFor(db: Database, typed: Typed): Promise<SearchHit[]> {
  const page = await searchGarages(db, { ...typed, limit: hitsRead });
  return page?.nearestTo === null ? page.items : [];
}

/** The most common first. A garage found by its name alone shows services that were not searched for. */
function servicesIn(hits: readonly SearchHit[], terms: readonly SearchTerm[]): string[] {
  const wanted = terms.filter(({ kind }) => kind !== 'place');
  const names = hits.flatMap(({ matches }) => matches.map(({ name }) => name));
  const counts = Map.groupBy(
    names.filter((name) => wanted.some((term) => hasTerm(name.toLowerCase(), term))),
    (name) => name,
  );
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most.services)
    .map(([name]) => name);
}

function hasTerm(name: string, { anyOf }: SearchTerm): boolean {
  return anyOf.some((parts) => parts.every(({ text }) => name.includes(text)));
}

/** Hits may have been found by some of the words. */
function isNamedIn(hits: readonly SearchHit[], typed: string): boolean {
  const names = hits.flatMap(({ garage, matches }) => [garage.name, ...matches.map(({ name }) => name)]);
  return names.some((name) => hasWords(name, typed));
}

function hasWords(name: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return words.every((word) => name.toLowerCase().includes(word));
}

function garagesIn(hits: readonly SearchHit[], typed: string): Suggestions['garages'] {
  return hits
    .map(({ garage }) => garage)
    .filter(({ name }) => hasWords(name, typed))
    .slice(0, most.garages)
    .map(({ id, name, location }) => ({ id, name, location }));
}

async function listWithGarages(db: Database, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await db.execute<{ name: string }>(sql`
    select named.name from unnest(${sql.param(names)}::text[]) as named (name)
    where exists (select from garage_places p where p.place = named.name)`);
  return new Set(rows.map(({ name }) => name));
}
