import type { SearchInput } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/pool.ts';
import { findDaySlots } from '../../../server/src/features/garages/queries/day-slots.ts';
import { findGarage } from '../../../server/src/features/garages/queries/find-garage.ts';
import { listFeatured, listNearby } from '../../../server/src/features/garages/queries/list-garages.ts';
import { listNextFree } from '../../../server/src/features/garages/queries/list-next-free.ts';
import { searchGarages } from '../../../server/src/features/search/queries/search-garages.ts';
import { garageId, isInactive, largeCities, listTowns, ownerName } from './synthetic.ts';

export interface GrowthCase {
  name: string;
  requests: ((db: Database) => Promise<unknown>)[];
  /** Resolves to the garages in the answers. */
  garageIds(db: Database): Promise<string[]>;
}

const spread = 40;

/** Lists the same cases at every database size. */
export function listCases(count: number): GrowthCase[] {
  const step = Math.floor(count / spread);
  const numbers = Array.from({ length: spread }, (_, index) => index * step).filter((number) => !isInactive(number));
  const towns = listTowns();
  const date = addDays(zonedNow(new Date()).date, 1);
  const large = towns.slice(0, largeCities).map(({ name }) => name);
  const small = towns.slice(-spread);
  return [
    plain('featured', [(db) => listFeatured(db)]),
    plain(
      'nearby, large city',
      large.map((city) => (db) => listNearby(db, { city })),
    ),
    plain(
      'nearby, small town',
      small.map(
        ({ name }) =>
          (db) =>
            listNearby(db, { city: name }),
      ),
    ),
    plain(
      'nearby, city and vehicle',
      large.map((city) => (db) => listNearby(db, { city, vehicleType: 'car' })),
    ),
    plain('nearby, unknown city', [(db) => listNearby(db, { city: 'Atlantis' })]),
    plain(
      'nearby, coordinates',
      towns.slice(0, spread).map((town) => (db) => listNearby(db, positionOf(town))),
    ),
    plain(
      'nearby, coordinates and vehicle',
      towns.slice(0, spread).map((town) => (db) => listNearby(db, { ...positionOf(town), vehicleType: 'bike' })),
    ),
    search('search, nothing typed', [{}, { category: 'bike-service' }, { vehicleType: 'car' }]),
    search(
      'search, common word',
      ['oil', 'brake', 'battery', 'car'].map((text) => ({ text })),
    ),
    search(
      'search, two common words',
      ['oil change', 'brake pads', 'car wash'].map((text) => ({ text })),
    ),
    search(
      'search, word and city typed',
      ['clutch pune', 'battery delhi', 'tyre nagpur'].map((text) => ({ text })),
    ),
    search(
      'search, general service',
      ['car service', 'bike service', 'service'].map((text) => ({ text })),
    ),
    search(
      'search, symptom',
      ['headlight not working', 'steering vibrates', 'engine overheating', 'car not starting'].map((text) => ({
        text,
      })),
    ),
    search(
      'search, electric vehicle',
      ['nexon ev service', 'electric scooter service'].map((text) => ({ text })),
    ),
    search(
      'search, puncture near me',
      towns.slice(0, spread).map((town) => ({ text: 'puncture near me', ...positionOf(town) })),
    ),
    search(
      'search, two letters',
      ['ac', 'qz'].map((text) => ({ text })),
    ),
    search(
      'search, rare word',
      numbers.map((number) => ({ text: ownerName(number, count) })),
    ),
    search(
      'search, word in a city',
      large.map((city) => ({ text: 'clutch', city })),
    ),
    search(
      'search, word in a small town',
      small.map(({ name }) => ({ text: 'clutch', city: name })),
    ),
    search(
      'search, mistyped common word',
      ['bateri', 'clutsh', 'puncher', 'brak pads'].map((text) => ({ text })),
    ),
    search(
      'search, mistyped rare word',
      numbers.map((number) => ({ text: mistyped(ownerName(number, count)) })),
    ),
    search(
      'search, nonsense',
      ['xqzwv', 'qqqq wwww', 'zzyzxw'].map((text) => ({ text })),
    ),
    ...(['distance', 'price', 'next_free'] as const).map((sort) =>
      search(
        `search near a position, ${sort === 'next_free' ? 'next free' : sort} first`,
        towns.slice(0, spread).map((town) => ({ text: 'clutch', sort, ...positionOf(town) })),
      ),
    ),
    searchDetails(
      'search in a city, cheapest first',
      large.map((city) => ({ city, sort: 'price' })),
    ),
    searchDetails(
      'search in a city, free tomorrow',
      large.map((city) => ({ city, free: 'tomorrow' })),
    ),
    searchDetails(
      'search in a city, home service',
      large.map((city) => ({ city, serviceType: 'home_service' })),
    ),
    search(
      'search of a rare word near a position, nearest first',
      numbers.map((number) => ({
        text: ownerName(number, count),
        sort: 'distance',
        ...positionOf(small[0] ?? towns[0]),
      })),
    ),
    plain('next free slots of a page', [
      (db) => listNextFree(db, { garageIds: numbers.slice(0, limits.pageSize).map(garageId), now: new Date() }),
    ]),
    ofGarages('garage', numbers, (db, id) => findGarage(db, id)),
    ofGarages('slots', numbers, (db, id) => findDaySlots(db, { garageId: id, date, now: new Date() })),
  ];
}

function plain(name: string, requests: GrowthCase['requests']): GrowthCase {
  return { name, requests, garageIds: async () => [] };
}

function search(name: string, inputs: Partial<SearchInput>[]): GrowthCase {
  const runs = inputs.map((input) => {
    return (db: Database) => searchGarages(db, { text: '', limit: limits.pageSize, ...input });
  });
  return {
    name,
    requests: runs,
    async garageIds(db) {
      const ids: string[] = [];
      for (const run of runs) ids.push(...((await run(db))?.items ?? []).map(({ garage }) => garage.id));
      return ids;
    },
  };
}

/** Reads services or slots of many garages, so the best rated ones of the city have some. */
function searchDetails(name: string, inputs: (Partial<SearchInput> & { city: string })[]): GrowthCase {
  const growthCase = search(
    name,
    inputs.map((input) => ({ text: 'clutch', ...input })),
  );
  return {
    ...growthCase,
    async garageIds(db) {
      const ids = await Promise.all(inputs.map(({ city }) => listBest(db, city)));
      return ids.flat();
    },
  };
}

const detailed = 1_000;

async function listBest(db: Database, city: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select g.id from garages g join garage_places p on p.garage_id = g.id
    where p.place = ${city.toLowerCase()} order by p.average_rating desc nulls last limit ${detailed}`);
  return rows.map(({ id }) => id);
}

function ofGarages(name: string, numbers: number[], run: (db: Database, id: string) => Promise<unknown>): GrowthCase {
  const ids = numbers.map(garageId);
  return { name, requests: ids.map((id) => (db) => run(db, id)), garageIds: async () => ids };
}

function positionOf(town: { latitude: number; longitude: number } | undefined) {
  return { latitude: town?.latitude, longitude: town?.longitude };
}

function mistyped(word: string): string {
  return word.slice(0, 2) + word.slice(1, 2) + word.slice(3);
}
