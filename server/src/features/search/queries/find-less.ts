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

type IsWish = (term: SearchTerm) => boolean;

/** Wishes that a search can do without. */
const wishes = {
  time: ({ kind }) => kind === 'opening',
  visit: ({ isManner }) => isManner === true,
  price: ({ kind }) => kind === 'price',
} satisfies Record<string, IsWish>;

/** Where nothing near is open at the named time or has the price, or nobody near comes home, the same search without that wish. */
export async function findLess(db: Database, asked: Search, first: Reading): Promise<Found> {
  const dearer = await findDearer(db, asked, first);
  if (dearer) return dearer;
  const found = await findOtherwise(db, asked, first);
  if (isNear(found) || isNowhere(asked, first)) return found;
  let last = found;
  for (const isDropped of lessOf(first.terms)) {
    last = await findWithout(db, asked, without(first, isDropped));
    if (isNear(last)) break;
  }
  if (lacks('time', first, last)) return await soonestFirst(db, asked, last);
  return (!isNear(last) && (await findDearerNear(db, asked, { first, isNone: last.garages.length === 0 }))) || last;
}

/** True if the customer has to do without the wish. */
export function lacks(wish: keyof typeof wishes, first: Reading, found: Found): boolean {
  const isWish: IsWish = wishes[wish];
  return found.garages.length > 0 && first.terms.some(isWish) && !found.reading.terms.some(isWish);
}

/** The same work for more money is nearer to the wish than another work for that price. */
async function findDearer(db: Database, asked: Search, first: Reading): Promise<Found | null> {
  const isWork = first.terms.some(({ kind }) => kind === 'job') && first.terms.some(wishes.price);
  if (!isWork || isNowhere(asked, first)) return null;
  const reading = without(first, wishes.price);
  const input = withoutOtherCity({ ...asked, sort: 'price' }, reading.terms);
  const garages = await selectFirst(db, input, reading.terms);
  return garages.length > 0 ? { garages, reading, nearestTo: null } : null;
}

/** A price that is met only far away is not worth the drive, if the work is done near for more money. */
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

/** In one garage, abroad, or for a work that no garage does. */
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

/** Those with the next free slot. */
async function soonestFirst(db: Database, { now, sort }: Search, found: Found): Promise<Found> {
  if (sort === 'price' || found.nearestTo !== null) return found;
  const free = await listWeekFree(db, { garageIds: found.garages.map(({ id }) => id), now });
  return { ...found, garages: found.garages.toSorted(byFirst(free)) };
}
