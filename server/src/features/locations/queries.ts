import type { Location, PincodePlace, Place } from '@pahiya/contract/locations/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import type { Point } from '../../platform/geocoding/upstream.ts';
import { isInIndia } from './rules/in-india.ts';
import { addressOf, catalogueCity, fold, guessRank, matchRank, nearestCity, unknownPlace } from './rules.ts';
import { pincodes } from './tables.ts';
import type { City, CityIndex, IndexedCity, Locations } from './types.ts';

const placesFound = 8;

/** Always returns a place (product, section 3.5). */
export async function reverseLocation({ geocoder, cities }: Locations, point: Point): Promise<Location> {
  const { latitude, longitude } = point;
  const place = await geocoder.reverse({ latitude, longitude });
  const where = { latitude, longitude, isInIndia: isInCatalogue(cities, point) };
  if (!place) return { ...where, ...offlinePlace(cities, point) };
  return { ...where, address: place.address, city: catalogueCity(cities, place.city, point) };
}

export function isInCatalogue({ rows }: CityIndex, point: Point): boolean {
  return isInIndia(
    point,
    rows.values().map(({ city }) => city),
  );
}

function offlinePlace(cities: CityIndex, point: Point): { address: string; city: string } {
  const nearest = nearestCity(
    cities.rows.map((row) => row.city),
    point,
  );
  return nearest ? { address: addressOf(nearest), city: nearest.parent ?? nearest.name } : unknownPlace;
}

/** Finds the coordinates of a town or a state by its name. Null if the catalogue lacks it. */
export function centreOf({ rows, byName }: CityIndex, name: string): Point | null {
  const folded = fold(name);
  const city = byName.get(folded)?.[0] ?? rows.find((row) => fold(row.city.state) === folded)?.city;
  return city ? { latitude: city.latitude, longitude: city.longitude } : null;
}

/** Lists the best match first, larger before smaller. If none matches, guesses what a typing error may have meant. */
export function searchPlaces(cities: CityIndex, text: string): Place[] {
  const folded = fold(text.slice(0, limits.searchTextLength));
  if (!folded) return [];
  const found = rankPlaces(cities, (row) => matchRank(row, folded));
  if (found.length > 0) return found.map((city) => placeOf(city, false));
  return rankPlaces(cities, (row) => guessRank(row, folded)).map((city) => placeOf(city, true));
}

function rankPlaces({ rows }: CityIndex, rankOf: (row: IndexedCity) => number | null): City[] {
  const found: { city: City; rank: number }[] = [];
  for (const row of rows) {
    const rank = rankOf(row);
    if (rank !== null) found.push({ city: row.city, rank });
  }
  found.sort((a, b) => a.rank - b.rank || b.city.population - a.city.population);
  return found.slice(0, placesFound).map(({ city }) => city);
}

function placeOf({ name, parent, state, latitude, longitude }: City, isGuess: boolean): Place {
  return { name, city: parent ?? name, state, latitude, longitude, isGuess };
}

export async function findPincode(db: Database, pincode: string): Promise<PincodePlace | null> {
  const { city, state } = pincodes;
  const [found] = await db
    .select({ city, state })
    .from(pincodes)
    .where(eq(pincodes.pincode, Number(pincode)));
  return found ?? null;
}
