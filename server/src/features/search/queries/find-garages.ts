import type { Garage, SearchInput } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';
import { onParts } from '../rules/on-parts.ts';
import type { Point, SearchPart, SearchTerm } from '../types.ts';
import { containTerm, containWords, isNamed } from './contain-words.ts';
import { selectGarages, selectNearest, type WantedGarages, type Words } from './select-garages.ts';
import { isSorted, openOf, pricedOf, selectSorted } from './sort-garages.ts';

export interface Search extends SearchInput {
  now: Date;
  /** Where the customer is, or the chosen city. */
  near: Point | null;
  /** Garages farther from the customer are no answer. */
  reachKm?: number;
}

/** Further branches of a chain are ranked by rating with the rest. */
const mostNamed = 20;

/** Otherwise `B. Mangatram` would come after all garages whose texts contain those words. */
export async function selectNamedFirst(
  db: Database,
  input: Search,
  offset: number,
  terms: readonly SearchTerm[],
): Promise<Garage[]> {
  const name = isNamed(input.text);
  const words = await readTexts(db, terms);
  const most = input.limit + 1;
  if (isOrdered(input, terms)) {
    const found = words ?? (name && { texts: [name] });
    return found ? await select(db, input, { ...found, terms, offset, count: most }) : [];
  }
  const named = name ? await select(db, input, { texts: [name], terms: [], offset: 0, count: mostNamed }) : [];
  const first = named.slice(offset, offset + most);
  if (!words) return first;
  const texts = named.length > 0 ? [...words.texts, notInArray(garages.id, idsOf(named))] : words.texts;
  const rest = { ...words, texts, terms, offset: Math.max(0, offset - named.length), count: most - first.length };
  return [...first, ...(await select(db, input, rest))];
}

export async function selectFirst(db: Database, input: Search, terms: readonly SearchTerm[]): Promise<Garage[]> {
  const words = await readTexts(db, terms);
  return words ? await select(db, input, { ...words, terms, offset: 0, count: input.limit + 1 }) : [];
}

/** The nearest to the input's coordinates, however far. */
export async function selectFirstNear(db: Database, input: Search, terms: readonly SearchTerm[]): Promise<Garage[]> {
  const words = await readTexts(db, terms);
  if (!words) return [];
  const count = isFiltered(terms) ? limits.sortedGarages : input.limit;
  const nearest = await selectNearest(db, input, { ...words, terms, count });
  const open = await openOf(db, nearest, { terms, now: input.now });
  return (await pricedOf(db, input, { shown: open, terms })).slice(0, input.limit);
}

/** The order was asked for, so an exact name does not come first. */
function isOrdered(input: Search, terms: readonly SearchTerm[]): boolean {
  return isSorted(input) || input.sort === 'rating' || hasPrice(terms);
}

function hasPrice(terms: readonly SearchTerm[]): boolean {
  return terms.some(({ kind }) => kind === 'price');
}

/** Only some of the matching garages have the price, or are open at the time. */
function isFiltered(terms: readonly SearchTerm[]): boolean {
  return hasPrice(terms) || terms.some(({ kind }) => kind === 'opening');
}

function idsOf(page: readonly Garage[]): string[] {
  return page.map(({ id }) => id);
}

async function select(db: Database, input: Search, wanted: WantedGarages): Promise<Garage[]> {
  if (!isSorted(input) && !isFiltered(wanted.terms)) return await selectGarages(db, input, wanted);
  const { offset, count, ...words } = wanted;
  return (await selectSorted(db, input, { ...words, now: input.now })).slice(offset, offset + count);
}

async function readTexts(db: Database, terms: readonly SearchTerm[]): Promise<Omit<Words, 'terms'> | null> {
  const words = await containWords(db, typedWords(terms));
  const meant = terms.filter(({ kind, anyOf }) => kind !== 'typed' && anyOf.length > 0);
  const strict = meant.filter(({ anyOf }) => anyOf.flat().some(isStrict)).map((term) => containTerm(term));
  return words && { texts: [...words, ...meant.map((term) => containTerm(onParts(term, plainPart)))], strict };
}

function isStrict({ power, refuses, isOffered }: SearchPart): boolean {
  return power !== undefined || refuses !== undefined || isOffered === true;
}

/** Without conditions on single services. */
function plainPart({ power: _power, refuses: _refuses, isOffered: _isOffered, ...part }: SearchPart): SearchPart {
  return part;
}

export function typedWords(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ kind, anyOf }) => (kind === 'typed' ? anyOf.flat().map(({ text }) => text) : []));
}
