import type { Garage, SearchHit, SearchInput, UnderstoodPart, UnmetWish } from '@pahiya/contract/garages/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { withinBands } from '../rules/orders.ts';
import { plainName } from '../rules/read-aloud.ts';
import { unlistedTerms } from '../rules/unlisted.ts';
import type { Point, SearchedOrder, SearchPlace, SearchTerm } from '../types.ts';
import { placeName } from './describe-search.ts';
import { type Search, selectNamedFirst } from './find-garages.ts';
import { findLess, unmetWishes } from './find-less.ts';
import { chosenPlace, type Found, placeOf, withoutOtherCity } from './find-nearest.ts';
import { listMatches, type Matches } from './list-matches.ts';
import { searchWords } from './search-words.ts';
import { type Reading, saysNothing, understandSearch, withOrdinary } from './understand-search.ts';

/** A user who has paged this far narrows the search instead. */
const deepestOffset = 1_000;

export interface SearchPage extends Page<SearchHit> {
  understood: UnderstoodPart[];
  nearestTo: string | null;
  isAbroad: boolean;
  isUnlisted: boolean;
  unmet: UnmetWish[];
}

/** Null for an invalid cursor. An empty first page is tried again. */
export async function searchGarages(db: Database, given: SearchInput, now = new Date()): Promise<SearchPage | null> {
  const isAbroad = isFromAbroad(given);
  const asked = isAbroad ? withoutPosition(given) : given;
  const offset = readOffset(asked.cursor);
  if (offset === null) return null;
  const { reading, input, exact } = await findFirst(db, { ...asked, now, near: nearOf(asked) }, offset);
  const isMistyped =
    exact.length === 0 &&
    offset === 0 &&
    (reading.terms.length > 0 || asked.city !== undefined || input.reachKm !== undefined);
  const found: Found = isMistyped
    ? await findLess(db, { ...input, city: asked.city }, reading)
    : { garages: exact, reading, nearestTo: null };
  const { terms, understood } = found.reading;
  const page = found.garages.slice(0, input.limit);
  const isWhole = input.garageId !== undefined;
  const scored = isWhole ? terms : withOrdinary(terms);
  const matches = await listMatches(db, page, { terms: scored, isWhole, serviceType: input.serviceType });
  const next = offset + input.limit;
  const unmet = unmetWishes(reading, found);
  const isSorted = !isByRelevance(input, reading) || unmet.includes('time') || unmet.includes('price');
  const best = isMistyped ? nearBest(page, matches) : bestFirst(page, matches, asked.text);
  return {
    items: (isSorted ? page : best).map((garage) => ({ garage, matches: matches.get(garage.id)?.services ?? [] })),
    nextCursor: exact.length > input.limit && next <= deepestOffset ? encodeCursor([next]) : null,
    understood,
    nearestTo: placeName(found.nearestTo),
    isAbroad: isAbroad || (page.length === 0 && terms.some((term) => term.isAbroad)),
    isUnlisted: page.length === 0 && isOfferedNowhere(reading.terms, asked),
    unmet,
  };
}

/** True if nobody does the work: every word was understood, and no filter hides a garage. */
function isOfferedNowhere(
  terms: readonly SearchTerm[],
  { garageId, category, vehicleType, free }: SearchInput,
): boolean {
  if (unlistedTerms(terms).length > 0) return true;
  const isFiltered = [garageId, category, vehicleType, free].some((filter) => filter !== undefined);
  const isWork = terms.some(({ kind, isGeneral }) => kind === 'job' && !isGeneral);
  return isWork && !isFiltered && !terms.some(({ kind, isAbroad }) => kind === 'typed' || kind === 'price' || isAbroad);
}

function isByRelevance({ sort }: Search, { order }: Reading): boolean {
  return (sort === undefined || sort === 'relevance') && order === null;
}

/** Sorts one page: a garage of exactly that name first, then garages whose service matches the text and the vehicle best. */
function bestFirst(page: readonly Garage[], matches: ReadonlyMap<string, Matches>, text: string): Garage[] {
  const name = text.trim().toLowerCase();
  const scoreOf = (garage: Garage) =>
    garage.name.toLowerCase() === name ? Number.POSITIVE_INFINITY : (matches.get(garage.id)?.score ?? 0);
  return page.toSorted((a, b) => (scoreOf(a) === scoreOf(b) ? 0 : scoreOf(b) - scoreOf(a)));
}

/** Sorts garages at about the same distance by how well their service matches. A van that would have to drive far comes last. */
function nearBest(page: readonly Garage[], matches: ReadonlyMap<string, Matches>): Garage[] {
  const isFarVan = ({ id, distanceKm }: Garage) => (distanceKm ?? 0) > nearbyKm && isOnlyVisit(matches.get(id));
  // One point, for the word `car` in a name, is no reason to drive farther.
  const scoreOf = (garage: Garage) => (isFarVan(garage) ? -1 : Math.floor((matches.get(garage.id)?.score ?? 0) / 2));
  return withinBands(page, (a, b) => scoreOf(b) - scoreOf(a));
}

function isOnlyVisit(matches: Matches | undefined): boolean {
  const types = matches?.services[0]?.serviceTypes ?? [];
  return types.includes('home_service') && !types.includes('pickup');
}

interface First {
  reading: Reading;
  input: Search;
  exact: Garage[];
}

/** A place without such a garage gives way to a place of the same name. */
async function findFirst(db: Database, asked: Search, offset: number): Promise<First> {
  const first = await findRead(db, asked, { offset, near: asked.near });
  if (first.exact.length > 0 || asked.garageId !== undefined) return first;
  for (const near of sharedPlaces(first.reading.terms)) {
    const other = await findRead(db, asked, { offset, near });
    if (other.exact.length > 0) return other;
  }
  return first;
}

async function findRead(
  db: Database,
  asked: Search,
  { offset, near }: { offset: number; near: Point | null },
): Promise<First> {
  const read = understandSearch(asked.text, undefined, near);
  const reading = asked.garageId === undefined ? forAll(asked, read) : { ...read, terms: ofOneGarage(read.terms) };
  const isNearby = isForNearby(asked, reading);
  const sort = asked.sort ?? (isNearby ? 'distance' : sortOf(reading.order, asked));
  const reach = isNearby ? { reachKm: nearbyKm } : {};
  const serviceType = asked.serviceType ?? reading.terms.find((term) => term.serviceType)?.serviceType;
  const input = withoutOtherCity({ ...asked, near, sort, serviceType, ...reach }, reading.terms);
  return { reading, input, exact: await selectNamedFirst(db, input, offset, reading.terms) };
}

/** `Garage` in a chosen city lists all of its garages, not only those with that word in their names. */
function forAll({ text, city }: Search, read: Reading): Reading {
  const isBare = read.order === null && read.terms.every(({ kind }) => kind === 'typed') && saysNothing(text);
  return city !== undefined && isBare ? { ...read, terms: [] } : read;
}

/** Farther garages are shown only with the words that there is none near. */
const nearbyKm = 50;

/** `puncture` and `near me` are about where the customer is, unless a place was named or chosen. */
function isForNearby(asked: Search, { terms, order }: Reading): boolean {
  const isHere = asked.latitude !== undefined && asked.city === undefined && asked.garageId === undefined;
  const isNear = order === 'distance' || terms.some(({ isUrgent }) => isUrgent);
  const canSort = asked.sort === undefined || asked.sort === 'distance';
  return isHere && isNear && canSort && !terms.some(({ kind }) => kind === 'place');
}

function sharedPlaces(terms: readonly SearchTerm[]): SearchPlace[] {
  const place = placeOf(terms);
  const all = place ? (searchWords().places.namesakes.get(plainName(place.name)) ?? []) : [];
  return all.flatMap((other) => (other.place && other.place.within !== place?.within ? other.place : []));
}

/** The chosen city, or else the position of the device. */
function nearOf(asked: SearchInput): Point | null {
  const { latitude, longitude } = asked;
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return chosenPlace(asked) ?? position;
}

function isFromAbroad({ latitude, longitude }: SearchInput): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  return !searchWords().places.isInIndia({ latitude, longitude });
}

/** Orders the garages as if no position were known, because none is near a position abroad. */
function withoutPosition(input: SearchInput): SearchInput {
  const sort = input.sort === 'distance' ? undefined : input.sort;
  return { ...input, latitude: undefined, longitude: undefined, sort };
}

function readOffset(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0;
  const [offset] = decodeCursor(cursor) ?? [];
  const isOurs = typeof offset === 'number' && Number.isInteger(offset) && offset > 0 && offset <= deepestOffset;
  return isOurs ? offset : null;
}

/** The best rated come first anyway. Without coordinates there is no distance. */
function sortOf(order: SearchedOrder | null, { latitude }: SearchInput): SearchInput['sort'] {
  if (order === 'price') return 'price';
  return order === 'distance' && latitude !== undefined ? 'distance' : undefined;
}

/** Where it is, which vehicles it serves and when it is open do not matter to the services of one garage. */
function ofOneGarage(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.filter(({ kind }) => kind !== 'place' && kind !== 'opening');
}
