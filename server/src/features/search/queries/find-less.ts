import { type UnmetWish, unmetWish } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import { listWeekFree } from '../../garages/queries/list-next-free.ts';
import { byFirst } from '../rules/orders.ts';
import { unlistedTerms } from '../rules/unlisted.ts';
import type { SearchTerm } from '../types.ts';
import { type Search, selectFirst } from './find-garages.ts';
import { type Found, withoutOtherCity } from './find-nearest.ts';
import { findOtherwise } from './find-otherwise.ts';
import type { Reading } from './understand-search.ts';

/** Vans come no farther, and customers drive no farther to the only garage that is open at night. */
const reachKm = 50;

type IsWish = (term: SearchTerm) => boolean;

/** Wishes that a search can do without. */
const wishes = {
  time: ({ kind }) => kind === 'opening',
  visit: ({ isManner }) => isManner === true,
  price: ({ kind }) => kind === 'price',
} satisfies Record<UnmetWish, IsWish>;

/** Searches again without a wish that nobody near fulfils: to be open at a time, to come home, or a price. */
export async function findLess(db: Database, asked: Search, first: Reading): Promise<Found> {
  const sameWork = (await findDearer(db, asked, first)) ?? (await findInWorkshop(db, asked, first));
  if (sameWork) return sameWork;
  const found = await findOtherwise(db, asked, first);
  if (isNear(found) || isNowhere(asked, first)) return found;
  let last = found;
  for (const isDropped of lessOf(first.terms)) {
    last = await findWithout(db, asked, without(first, isDropped));
    if (isNear(last)) break;
  }
  if (unmetWishes(first, last).includes('time')) return await soonestFirst(db, asked, last);
  return (!isNear(last) && (await findDearerNear(db, asked, { first, isNone: last.garages.length === 0 }))) || last;
}

/** Lists the wishes that the customer has to do without. */
export function unmetWishes(first: Reading, found: Found): UnmetWish[] {
  if (found.garages.length === 0) return [];
  return unmetWish.options.filter((wish) => {
    const isWish: IsWish = wishes[wish];
    return first.terms.some(isWish) && !found.reading.terms.some(isWish);
  });
}

/** Prefers the same work for more money to another work at the wished price. */
async function findDearer(db: Database, asked: Search, first: Reading): Promise<Found | null> {
  const isWork = first.terms.some(({ kind }) => kind === 'job') && first.terms.some(wishes.price);
  if (!isWork || isNowhere(asked, first)) return null;
  const reading = without(first, wishes.price);
  const input = withoutOtherCity({ ...asked, sort: 'price' }, reading.terms);
  const garages = await selectFirst(db, input, reading.terms);
  return garages.length > 0 ? { garages, reading, nearestTo: null } : null;
}

/** Prefers the named work in a workshop to another work at home. */
async function findInWorkshop(db: Database, asked: Search, first: Reading): Promise<Found | null> {
  const isWork = first.terms.some(({ kind, isManner, isGeneral }) => kind === 'job' && !isManner && !isGeneral);
  if (!isWork || !first.terms.some(wishes.visit) || isNowhere(asked, first)) return null;
  const reading = without(first, wishes.visit);
  const garages = await selectFirst(db, withoutOtherCity(asked, reading.terms), reading.terms);
  return garages.length > 0 ? { garages, reading, nearestTo: null } : null;
}

/** Prefers a dearer garage nearby to one far away at the wished price. */
async function findDearerNear(
  db: Database,
  asked: Search,
  { first, isNone }: { first: Reading; isNone: boolean },
): Promise<Found | null> {
  if (!first.terms.some(wishes.price)) return null;
  const found = await findOtherwise(db, { ...asked, sort: 'price' }, without(first, wishes.price));
  return isNone || isNear(found) ? found : null;
}

function lessOf(terms: readonly SearchTerm[]): IsWish[] {
  const { time, visit } = wishes;
  const dropped = [time, visit].filter((wish) => terms.some(wish));
  return dropped.length === 2 ? [...dropped, (term) => time(term) || visit(term)] : dropped;
}

function without(reading: Reading, isDropped: IsWish): Reading {
  return { ...reading, terms: reading.terms.filter((term) => !isDropped(term)) };
}

/** True if no other search can help: inside one garage, abroad, or for a work that no garage does. */
function isNowhere({ garageId }: Search, { terms }: Reading): boolean {
  return garageId !== undefined || unlistedTerms(terms).length > 0 || terms.some(({ isAbroad }) => isAbroad);
}

function isNear({ garages: [nearest], nearestTo }: Found): boolean {
  return nearest !== undefined && (nearestTo === null || (nearest.distanceKm ?? 0) <= reachKm);
}

async function findWithout(db: Database, asked: Search, reading: Reading): Promise<Found> {
  const garages = await selectFirst(db, withoutOtherCity(asked, reading.terms), reading.terms);
  return garages.length > 0 ? { garages, reading, nearestTo: null } : await findOtherwise(db, asked, reading);
}

/** Sorts by the next free slot. */
async function soonestFirst(db: Database, { now, sort }: Search, found: Found): Promise<Found> {
  if (sort === 'price' || found.nearestTo !== null) return found;
  const free = await listWeekFree(db, { garageIds: found.garages.map(({ id }) => id), now });
  return { ...found, garages: found.garages.toSorted(byFirst(free)) };
}
