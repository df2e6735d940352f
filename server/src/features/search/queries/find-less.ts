import type { Database } from '../../../database/pool.ts';
import { listWeekFree } from '../../garages/queries/list-next-free.ts';
import { byFirst } from '../rules/orders.ts';
import { unlistedTerms } from '../rules/unlisted.ts';
import type { SearchTerm } from '../types.ts';
import { type Search, selectFirst } from './find-garages.ts';
import { type Found, withoutOtherCity } from './find-nearest.ts';
import { findOtherwise } from './find-otherwise.ts';
import type { Reading } from './understand-search.ts';

/** A van does not drive farther, and nobody drives farther to the only garage that is open at night. */
const reachKm = 50;

type Wish = (term: SearchTerm) => boolean;

const isTime: Wish = ({ kind }) => kind === 'opening';
const isVisit: Wish = ({ isManner }) => isManner === true;

/** Where nothing near is open at the named time, or nobody near comes home, the same search without that wish. */
export async function findLess(db: Database, asked: Search, first: Reading): Promise<Found> {
  const found = await findOtherwise(db, asked, first);
  if (isNear(found) || asked.garageId !== undefined || isNowhere(first)) return found;
  let last = found;
  for (const dropped of lessOf(first.terms)) {
    last = await findWithout(db, asked, { ...first, terms: first.terms.filter((term) => !dropped(term)) });
    if (isNear(last)) break;
  }
  return hasTime(first) && !hasTime(last.reading) ? await soonestFirst(db, asked, last) : last;
}

/** What the page says about a wish that the customer has to do without. */
export function lacksTime(first: Reading, found: Found): boolean {
  return found.garages.length > 0 && hasTime(first) && !hasTime(found.reading);
}

export function lacksVisit(first: Reading, found: Found): boolean {
  return found.garages.length > 0 && first.terms.some(isVisit) && !found.reading.terms.some(isVisit);
}

function hasTime({ terms }: Reading): boolean {
  return terms.some(isTime);
}

function lessOf(terms: readonly SearchTerm[]): Wish[] {
  const wishes = [isTime, isVisit].filter((wish) => terms.some(wish));
  return wishes.length === 2 ? [...wishes, (term) => isTime(term) || isVisit(term)] : wishes;
}

/** Neither abroad nor for a work that no garage does. */
function isNowhere({ terms }: Reading): boolean {
  return unlistedTerms(terms).length > 0 || terms.some(({ isAbroad }) => isAbroad);
}

function isNear({ garages: [nearest], nearestTo }: Found): boolean {
  return nearest !== undefined && (nearestTo === null || (nearest.distanceKm ?? 0) <= reachKm);
}

async function findWithout(db: Database, asked: Search, reading: Reading): Promise<Found> {
  const garages = await selectFirst(db, withoutOtherCity(asked, reading.terms), reading.terms);
  return garages.length > 0 ? { garages, reading, nearestTo: null } : await findOtherwise(db, asked, reading);
}

/** Those with the next free slot. */
async function soonestFirst(db: Database, { now, sort }: Search, found: Found): Promise<Found> {
  if (sort === 'price' || found.nearestTo !== null) return found;
  const free = await listWeekFree(db, { garageIds: found.garages.map(({ id }) => id), now });
  return { ...found, garages: found.garages.toSorted(byFirst(free)) };
}
