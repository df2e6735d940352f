import type { Garage, SearchInput } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import type { SearchPlace, SearchTerm } from '../types.ts';
import { escaped } from './contain-words.ts';
import { type Search, selectFirstNear } from './find-garages.ts';
import { searchWords } from './search-words.ts';
import { placeMeant, type Reading } from './understand-search.ts';

export interface Found {
  garages: Garage[];
  reading: Reading;
  /** Set when the place has no such garage, and these are the nearest ones. */
  nearestTo: SearchPlace | null;
}

/** The nearest garages with the understood wishes around the place, or where the customer is. Null without a place or a garage. */
export async function findNearest(
  db: Database,
  input: Search,
  reading: Reading,
  reachKm = Number.POSITIVE_INFINITY,
): Promise<Found | null> {
  const place = placeOf(reading.terms) ?? chosenPlace(input) ?? standingPlace(input);
  if (!place || input.garageId !== undefined || input.free !== undefined) return null;
  const { latitude, longitude } = place;
  const around = { ...input, city: undefined, latitude, longitude };
  const elsewhere = reading.terms.filter(({ kind }) => kind !== 'place' && kind !== 'typed');
  const isFar = reachKm === Number.POSITIVE_INFINITY;
  for (const terms of isFar
    ? [elsewhere, elsewhere.filter(({ isGeneral, isSymptom }) => !isGeneral || isSymptom)]
    : [elsewhere]) {
    const found = await selectFirstNear(db, around, terms);
    const garages = found.filter(({ distanceKm }) => (distanceKm ?? reachKm) <= reachKm);
    const inState = place.isState ? garages.filter((garage) => isInState(garage, place.name)) : [];
    if (inState.length > 0) return { garages: inState, reading: { ...reading, terms }, nearestTo: null };
    const name = new RegExp(`\\b${escaped(place.name)}\\b`, 'i');
    const isThere = garages.some(({ location }) => name.test(location));
    if (garages.length > 0) return { garages, reading: { ...reading, terms }, nearestTo: isThere ? null : place };
  }
  return null;
}

/** A village that is missing in the catalogue gets the coordinates of the device. */
export function chosenPlace({ city, latitude, longitude }: SearchInput): SearchPlace | null {
  const place = city === undefined ? null : placeMeant(city);
  if (place || city === undefined || latitude === undefined || longitude === undefined) return place;
  return { name: city, city, latitude, longitude };
}

/** The town around the customer, if only garages near it were wanted. */
function standingPlace({ reachKm, latitude, longitude }: Search): SearchPlace | null {
  if (reachKm === undefined || latitude === undefined || longitude === undefined) return null;
  const name = searchWords().places.townAt({ latitude, longitude });
  return name === null ? null : { name, city: name, latitude, longitude };
}

/** By coordinates, because many locations do not name their state. */
function isInState({ latitude, longitude }: Garage, state: string): boolean {
  if (latitude === null || longitude === null) return false;
  return searchWords().places.stateAt({ latitude, longitude }) === state;
}

/** The most local place comes first: `Koramangala, Bengaluru, Karnataka`. */
export function placeOf(terms: readonly SearchTerm[]): SearchPlace | null {
  const places = terms.flatMap(({ place }) => place ?? []);
  return places.find(({ name, city }) => name !== city) ?? places.find(({ isState }) => !isState) ?? places[0] ?? null;
}

/** A place in the text is meant rather than the city that was chosen before. */
export function withoutOtherCity(input: Search, terms: readonly SearchTerm[]): Search {
  return terms.some(({ kind }) => kind === 'place') ? { ...input, city: undefined } : input;
}
