import type { Garage, SearchInput } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { listDayFree, listWeekFree } from '../../garages/queries/list-next-free.ts';
import { listOpen } from '../../garages/queries/list-open.ts';
import { garages } from '../../garages/tables.ts';
import { openAt } from '../rules/opening.ts';
import { byDistance, byFirst, byNumber, byRated } from '../rules/orders.ts';
import type { SearchTerm } from '../types.ts';
import { selectGarages, selectNearest, type Words } from './select-garages.ts';
import { priceShown } from './service-score.ts';

/** No index has these orders, nor the free slots of a day. */
export function isSorted({ sort, free }: SearchInput): boolean {
  return free !== undefined || (sort !== undefined && sort !== 'relevance' && sort !== 'rating');
}

interface Sorted extends SearchInput {
  reachKm?: number;
}

interface Sorting extends Words {
  now: Date;
}

/** Sorts the nearest matching garages, or without a position the best rated ones: at most `limits.sortedGarages`. */
export async function selectSorted(db: Database, input: Sorted, { now, ...words }: Sorting): Promise<Garage[]> {
  const all = await openOf(db, await selectCandidates(db, input, words), { terms: words.terms, now });
  const reachKm = input.reachKm ?? Number.POSITIVE_INFINITY;
  const found = input.reachKm ? all.filter(({ distanceKm }) => (distanceKm ?? reachKm + 1) <= reachKm) : all;
  const garageIds = found.map(({ id }) => id);
  const free = input.free && (await listDayFree(db, { garageIds, now, day: input.free }));
  const isCheap = words.terms.some(({ kind }) => kind === 'price');
  const isPriced = isCheap || input.sort === 'price';
  const prices = isPriced ? await pricesOf(db, input, { shown: found, terms: words.terms }) : null;
  const shown = found.filter(({ id }) => (free?.has(id) ?? true) && (!isCheap || prices?.has(id)));
  if (input.sort === 'distance') return shown.toSorted(byDistance);
  if (input.sort === 'price' && prices) return shown.toSorted(byNumber(prices));
  if (input.sort !== 'next_free') return shown.toSorted(byRated);
  return shown.toSorted(byFirst(free ?? (await listWeekFree(db, { garageIds, now }))));
}

/** Those that are open at the time that the text asks for. */
export async function openOf(
  db: Database,
  all: Garage[],
  { terms, now }: { terms: readonly SearchTerm[]; now: Date },
): Promise<Garage[]> {
  let open = all;
  for (const { opening, isAtNight } of terms) {
    if (opening === undefined) continue;
    const ids = await listOpen(db, { ...openAt(opening, now, isAtNight), garageIds: open.map(({ id }) => id) });
    open = open.filter(({ id }) => ids.has(id));
  }
  return open;
}

async function selectCandidates(db: Database, input: SearchInput, words: Words): Promise<Garage[]> {
  const count = limits.sortedGarages;
  const nearest = await selectNearest(db, input, { ...words, count });
  if (nearest.length === count) return nearest;
  const known = new Set(nearest.map(({ id }) => id));
  const best = await selectGarages(db, input, { ...words, offset: 0, count });
  return [...nearest, ...best.filter(({ id }) => !known.has(id))].slice(0, count);
}

interface Priced extends Pick<Words, 'terms'> {
  shown: readonly Garage[];
}

/** Those with such a service below the highest price, if the text has one. */
export async function pricedOf(db: Database, input: SearchInput, priced: Priced): Promise<Garage[]> {
  if (!priced.terms.some(({ kind }) => kind === 'price')) return [...priced.shown];
  const prices = await pricesOf(db, input, priced);
  return priced.shown.filter(({ id }) => prices.has(id));
}

async function pricesOf(db: Database, { serviceType }: SearchInput, { shown, terms }: Priced) {
  if (shown.length === 0) return new Map<string, number>();
  const ids = shown.map(({ id }) => id);
  const rows = await db
    .select({ id: garages.id, price: priceShown(terms, serviceType) })
    .from(garages)
    .where(inArray(garages.id, ids));
  return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const])));
}
