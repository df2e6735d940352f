import type { Garage } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import type { SearchPlace } from '../types.ts';
import { type Search, selectFirst, selectFirstNear, typedWords } from './find-garages.ts';
import { guessWords } from './guess-words.ts';
import { placeMeant, type Reading, type SearchTerm, understandSearch } from './understand-search.ts';

export interface Found {
  garages: Garage[];
  reading: Reading;
  /** Set when the place has no such garage, and these are the nearest ones. */
  nearestTo: SearchPlace | null;
}

/** Tries corrected words, then fewer words, then the nearest garages around the place. */
export async function findOtherwise(db: Database, asked: Search, first: Reading): Promise<Found> {
  const guesses = await guessWords(db, typedWords(first.terms));
  const reading = guesses.meant.size > 0 ? understandSearch(asked.text, guesses.meant) : first;
  const input = withoutOtherCity(asked, reading.terms);
  const needed = reading.terms.filter(({ isGeneral }) => !isGeneral);
  const understood = needed.filter(({ kind }) => kind !== 'typed');
  const isRest = understood.length > 0 && (guesses.hasUnknown || understood.some(({ kind }) => kind !== 'place'));
  const attempts = [reading === first ? null : reading.terms, needed, isRest ? understood : null];
  const isNear = isRest || typedWords(reading.terms).length === 0;
  for (const terms of distinct(attempts, first.terms)) {
    const isFewer = terms !== reading.terms;
    const inTown = isFewer && isNear ? await findNearest(db, input, reading, townKm) : null;
    if (inTown) return inTown;
    const garages = await selectFirst(db, input, terms);
    if (garages.length > 0) return { garages, reading: { ...reading, terms }, nearestTo: null };
  }
  const nearest = isNear ? await findNearest(db, input, reading) : null;
  return nearest ?? { garages: [], reading, nearestTo: null };
}

/** A garage with the wish on the other side of the town is better than one in the area without it. */
const townKm = 25;

/** Leaves out an attempt with the same terms as the one before, because it would find the same garages. */
function distinct(attempts: readonly (SearchTerm[] | null)[], first: readonly SearchTerm[]): SearchTerm[][] {
  let before: readonly SearchTerm[] = first;
  return attempts.flatMap((terms) => {
    if (!terms || terms.length === 0 || (terms.length === before.length && terms !== attempts[0])) return [];
    before = terms;
    return [terms];
  });
}

async function findNearest(
  db: Database,
  input: Search,
  reading: Reading,
  reachKm = Number.POSITIVE_INFINITY,
): Promise<Found | null> {
  const place = placeOf(reading.terms) ?? (input.city === undefined ? null : placeMeant(input.city));
  if (!place || input.garageId !== undefined || input.free !== undefined) return null;
  // The landing pages of a category say themselves that the city has no such garage.
  if (input.category !== undefined) return null;
  const { latitude, longitude } = place;
  const around = { ...input, city: undefined, latitude, longitude };
  const elsewhere = reading.terms.filter(({ kind }) => kind !== 'place' && kind !== 'typed');
  const isFar = reachKm === Number.POSITIVE_INFINITY;
  for (const terms of isFar ? [elsewhere, elsewhere.filter(({ isGeneral }) => !isGeneral)] : [elsewhere]) {
    const found = await selectFirstNear(db, around, terms);
    const garages = found.filter(({ distanceKm }) => (distanceKm ?? reachKm) <= reachKm);
    if (garages.length > 0) return { garages, reading: { ...reading, terms }, nearestTo: place };
  }
  return null;
}

/** The most local place comes first: `Koramangala, Bengaluru`. */
export function placeOf(terms: readonly SearchTerm[]): SearchPlace | null {
  const places = terms.flatMap(({ place }) => place ?? []);
  return places.find(({ name, city }) => name !== city) ?? places[0] ?? null;
}

/** A place in the text is meant rather than the city that was chosen before. */
export function withoutOtherCity(input: Search, terms: readonly SearchTerm[]): Search {
  return terms.some(({ kind }) => kind === 'place') ? { ...input, city: undefined } : input;
}
