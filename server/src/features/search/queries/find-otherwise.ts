import type { Garage } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import { withUpgrades } from '../rules/symptoms.ts';
import { unlistedTerms } from '../rules/unlisted.ts';
import type { SearchTerm } from '../types.ts';
import { type Search, selectFirst, typedWords } from './find-garages.ts';
import { type Found, findNearest, withoutOtherCity } from './find-nearest.ts';
import { guessWords } from './guess-words.ts';
import { type Reading, readShortPlace, saysNothing, understandSearch } from './understand-search.ts';

/** Tries corrected words, then fewer words, then each wish alone, then the nearest garages around the place. */
export async function findOtherwise(db: Database, asked: Search, first: Reading): Promise<Found> {
  const plain = await findPlain(db, asked, first);
  if (plain) return plain;
  const again = await readAgain(db, asked, first);
  return (
    (await findWithFewer(db, again)) ??
    (await findInstead(db, again.input, again)) ??
    (await findOneWish(db, again)) ??
    (await findAround(db, again)) ?? { garages: [], reading: again.reading, nearestTo: null }
  );
}

/** Texts that need no second reading: the short name of a place, what no garage does, an unknown area, a text without a wish. */
async function findPlain(db: Database, asked: Search, first: Reading): Promise<Found | null> {
  const short = asked.garageId === undefined ? readShortPlace(asked.text) : null;
  if (short) return await findOrNearest(db, withoutOtherCity(asked, short.terms), short);
  if (first.terms.some(({ isAbroad }) => isAbroad)) return { garages: [], reading: first, nearestTo: null };
  const unlisted = unlistedTerms(first.terms);
  if (unlisted.length > 0) return await findUnlisted(db, asked, { first, unlisted });
  const hasPlace = asked.city !== undefined || asked.latitude !== undefined;
  const known = first.terms.filter(({ isArea }) => !isArea);
  if (known.length < first.terms.length && (hasPlace || known.some(({ place }) => place)))
    return await findKnown(db, asked, { ...first, terms: known });
  const isTimed = first.terms.some(({ kind }) => kind === 'opening');
  const isBare = hasPlace && !isTimed && saysNothing(asked.text);
  return isBare ? await findOrNearest(db, asked, { ...first, terms: [] }) : null;
}

interface ReadAgain {
  input: Search;
  reading: Reading;
  first: Reading;
  /** Without `service` and other words that say little. */
  needed: SearchTerm[];
  understood: SearchTerm[];
  /** The understood words may be searched without the others. */
  isRest: boolean;
  /** Garages elsewhere in the town or beyond may be offered. */
  isNear: boolean;
}

/** Unknown words are corrected. */
async function readAgain(db: Database, asked: Search, first: Reading): Promise<ReadAgain> {
  const guesses = await guessWords(db, typedWords(first.terms));
  const reading = guesses.meant.size > 0 ? understandSearch(asked.text, guesses.meant, asked.near) : first;
  const input = withoutOtherCity(asked, reading.terms);
  const needed = reading.terms.filter(({ isGeneral, isSymptom }) => !isGeneral || isSymptom);
  const understood = needed.filter(isUnderstood);
  const isRest = understood.length > 0 && (guesses.hasUnknown || understood.some(({ kind }) => kind !== 'place'));
  const isNear = isRest || typedWords(reading.terms).length === 0;
  return { input, reading, first, needed, understood, isRest, isNear };
}

async function findWithFewer(db: Database, again: ReadAgain): Promise<Found | null> {
  const { input, reading, first, needed, understood, isRest, isNear } = again;
  const corrected = reading === first ? null : reading.terms;
  const rest = isRest ? [reading.terms.filter(isUnderstood), understood] : [];
  for (const terms of distinct([corrected, needed, ...rest], first.terms)) {
    const isFewer = terms !== reading.terms;
    const inTown = isFewer && isNear ? await findNearest(db, input, reading, townKm) : null;
    if (inTown && !isVague(reading.terms)) return inTown;
    const garages = await selectFirst(db, input, terms);
    if (garages.length > 0)
      return { garages: withOthers(garages, inTown), reading: { ...reading, terms }, nearestTo: null };
    if (inTown) return inTown;
  }
  return null;
}

async function findOneWish(db: Database, { input, reading, understood, isRest }: ReadAgain): Promise<Found | null> {
  for (const terms of withOneWish(isRest ? understood : reading.terms)) {
    const garages = await selectFirst(db, input, terms);
    if (garages.length > 0) return { garages, reading: { ...reading, terms }, nearestTo: null };
  }
  return null;
}

/** In the town any service that helps, then the nearest garage with the service. */
async function findAround(db: Database, { input, reading, isNear }: ReadAgain): Promise<Found | null> {
  if (!isNear) return null;
  const stock = { ...reading, terms: reading.terms.map(widened) };
  const wide = { ...reading, terms: stock.terms.map(withUpgrades) };
  const last = await findNearest(db, input, { ...reading, terms: wide.terms.map(withLast) }, townKm);
  return last ?? nearer(await findNearest(db, input, stock), await findNearest(db, input, wide));
}

/** An ordinary service may be half as far again as an upgrade. */
function nearer(stock: Found | null, any: Found | null): Found | null {
  const kmOf = (found: Found | null) => found?.garages[0]?.distanceKm ?? Number.POSITIVE_INFINITY;
  return kmOf(stock) <= 1.5 * kmOf(any) ? (stock ?? any) : any;
}

/** An area that is not in the catalogue: its city is meant. */
async function findKnown(db: Database, asked: Search, reading: Reading): Promise<Found> {
  const garages = await selectFirst(db, withoutOtherCity(asked, reading.terms), reading.terms);
  if (garages.length > 0) return { garages, reading, nearestTo: null };
  if (reading.terms.length === 0) return await findOrNearest(db, asked, reading);
  return await findOtherwise(db, asked, reading);
}

/** The nearest garage that does it. Otherwise none: another garage is no answer to `tractor repair`. */
async function findUnlisted(
  db: Database,
  asked: Search,
  { first, unlisted }: { first: Reading; unlisted: SearchTerm[] },
): Promise<Found> {
  const places = first.terms.filter(({ kind }) => kind === 'place');
  const none = { garages: [], reading: first, nearestTo: null };
  if (asked.free !== undefined || asked.garageId !== undefined) return none;
  const nearest = await findNearest(db, asked, { ...first, terms: [...places, ...unlisted] });
  return nearest ? { ...nearest, reading: { ...first, terms: nearest.reading.terms } } : none;
}

/** Offers services that only include the wish, such as `complete service with wash`, and those that find the cause of a fault. */
async function findInstead(
  db: Database,
  input: Search,
  { reading, isNear }: { reading: Reading; isNear: boolean },
): Promise<Found | null> {
  const inTown = isNear && (await findNearest(db, input, reading, townKm));
  if (inTown) return inTown;
  const wide = reading.terms.map(widened);
  if (!wide.some(({ kind }) => kind === 'job')) return null;
  const plain = wide.map(withUpgrades);
  for (const terms of [wide, wide.filter(isUnderstood), plain, plain.filter(isUnderstood)]) {
    const garages = await selectFirst(db, input, terms);
    if (garages.length === 0) continue;
    // Only upgrades are offered there, so ordinary services follow, however far.
    const others = terms === plain ? await findNearest(db, input, { ...reading, terms: wide }) : null;
    return { garages: withOthers(garages, others), reading: { ...reading, terms }, nearestTo: null };
  }
  return await findNearest(db, input, { ...reading, terms: wide }, townKm);
}

function isUnderstood({ kind }: SearchTerm): boolean {
  return kind !== 'typed';
}

function widened(term: SearchTerm): SearchTerm {
  if (term.kind !== 'job') return term;
  const anyOf = term.anyOf.map((parts) => parts.map(({ isMain: _, ...part }) => part));
  const meant = anyOf.filter((parts) => parts.length === 1).flat();
  // An ordinary service stays before the one for special bikes.
  const isOrdinary = term.isGeneral && !term.isSymptom;
  const prefers = [...(term.prefers ?? []), ...(isOrdinary ? [] : meant)];
  return { ...term, prefers, anyOf: [...anyOf, ...(term.otherwise ?? []).map((part) => [part])] };
}

/** `Bullet silencer noise` is heard in any service of the town, if nobody there looks for the cause. */
function withLast(term: SearchTerm): SearchTerm {
  return { ...term, anyOf: [...term.anyOf, ...(term.lastly ?? []).map((part) => [part])] };
}

/** No garage does both of `denting and alignment`, but one does the alignment. */
function withOneWish(terms: readonly SearchTerm[]): SearchTerm[][] {
  const isWish = ({ kind, isGeneral, isManner }: SearchTerm) => kind === 'job' && !isGeneral && !isManner;
  const wishes = terms.filter(isWish);
  return wishes.length < 2 ? [] : wishes.map((wish) => terms.filter((term) => term === wish || !isWish(term)));
}

/** A garage with the wish on the other side of the town is better than one in the area without it. */
const townKm = 25;

/** `car garage` says so little that the garages of the named area come first, then those of the town. */
function isVague(terms: readonly SearchTerm[]): boolean {
  return terms.every(({ kind }) => kind !== 'job');
}

function withOthers(garages: Garage[], others: Found | null): Garage[] {
  const known = new Set(garages.map(({ id }) => id));
  return [...garages, ...(others?.garages ?? []).filter(({ id }) => !known.has(id))];
}

async function findOrNearest(db: Database, input: Search, reading: Reading): Promise<Found> {
  const garages = await selectFirst(db, input, reading.terms);
  if (garages.length > 0) return { garages, reading, nearestTo: null };
  return (await findNearest(db, input, reading)) ?? { garages, reading, nearestTo: null };
}

/** Leaves out an attempt with the same terms as the one before, because it would find the same garages. */
function distinct(attempts: readonly (SearchTerm[] | null)[], first: readonly SearchTerm[]): SearchTerm[][] {
  let before: readonly SearchTerm[] = first;
  return attempts.flatMap((terms) => {
    const isSame = terms?.length === before.length && terms.every((term, at) => term === before[at]);
    if (!terms || terms.length === 0 || isSame) return [];
    before = terms;
    return [terms];
  });
}
