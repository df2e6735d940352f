import type { Garage, SearchHit, SearchInput, Service, ServiceType } from '@pahiya/contract/garages/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, arrayContains, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { serviceColumns } from '../../garages/queries/find-garage.ts';
import { garages, services } from '../../garages/tables.ts';
import { containTerm, containWords, isNamed } from './contain-words.ts';
import { guessWords } from './guess-words.ts';
import { selectGarages, type WantedGarages } from './select-garages.ts';
import { serviceScore } from './service-score.ts';
import { isSorted, selectSorted } from './sort-garages.ts';
import { type SearchTerm, typedTerm, understandSearch } from './understand-search.ts';

/** A user who has paged this far narrows the search instead. */
const deepestOffset = 1_000;

const shownMatches = 3;

/** Null for an invalid cursor. */
type Found = Page<SearchHit> | null;

interface Search extends SearchInput {
  now: Date;
}

/** Tries an empty first page again with corrected words, English names of jobs, then only the understood words. */
export async function searchGarages(db: Database, asked: SearchInput, now = new Date()): Promise<Found> {
  const input = { ...asked, now };
  const offset = readOffset(input.cursor);
  if (offset === null) return null;
  const terms = understandSearch(input.text);
  const exact = await selectNamedFirst(db, input, offset, terms);
  const isMistyped = exact.length === 0 && offset === 0 && terms.length > 0;
  const { found, meant } = isMistyped ? await guess(db, input, terms) : { found: exact, meant: terms };
  const page = found.slice(0, input.limit);
  const { serviceType } = input;
  const matches = await listMatches(db, page, { terms: meant, isWhole: input.garageId !== undefined, serviceType });
  const next = offset + input.limit;
  return {
    items: page.map((garage) => ({ garage, matches: matches.get(garage.id) ?? [] })),
    nextCursor: exact.length > input.limit && next <= deepestOffset ? encodeCursor([next]) : null,
  };
}

function readOffset(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0;
  const [offset] = decodeCursor(cursor) ?? [];
  const isOurs = typeof offset === 'number' && Number.isInteger(offset) && offset > 0 && offset <= deepestOffset;
  return isOurs ? offset : null;
}

interface Guess {
  found: Garage[];
  meant: SearchTerm[];
}

async function guess(db: Database, input: Search, terms: SearchTerm[]): Promise<Guess> {
  const understood = terms.filter(({ kind }) => kind !== 'typed');
  const typed = typedWords(terms);
  const words = typed.length > 0 ? await guessWords(db, typed) : null;
  const meant = words && [...understood, ...words.map(typedTerm)];
  const found = meant ? await selectFirst(db, input, meant) : [];
  if (meant && found.length > 0) return { found, meant };
  const mixed = understandSearch(input.text, { hasEnglish: true });
  const inEnglish = typedWords(mixed).length < typed.length ? await selectFirst(db, input, mixed) : [];
  if (inEnglish.length > 0) return { found: inEnglish, meant: mixed };
  const isRest = understood.length > 0 && typed.length > 0;
  return { found: isRest ? await selectFirst(db, input, understood) : [], meant: understood };
}

function typedWords(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ kind, anyOf }) => (kind === 'typed' ? anyOf.flat().map(({ text }) => text) : []));
}

/** Further branches of a chain are ranked by rating with the rest. */
const mostNamed = 20;

/** Otherwise `B. Mangatram` would come after all garages whose texts contain those words. */
async function selectNamedFirst(
  db: Database,
  input: Search,
  offset: number,
  terms: readonly SearchTerm[],
): Promise<Garage[]> {
  const name = isNamed(input.text);
  const words = await readTexts(db, terms);
  const most = input.limit + 1;
  if (isOrdered(input)) {
    const texts = words ?? (name && [name]);
    return texts ? await select(db, input, { texts, terms, offset, count: most }) : [];
  }
  const named = name ? await select(db, input, { texts: [name], terms, offset: 0, count: mostNamed }) : [];
  const first = named.slice(offset, offset + most);
  if (!words) return first;
  const texts = named.length > 0 ? [...words, notInArray(garages.id, idsOf(named))] : words;
  const rest = { texts, terms, offset: Math.max(0, offset - named.length), count: most - first.length };
  return [...first, ...(await select(db, input, rest))];
}

/** The order was asked for, so an exact name does not come first. */
function isOrdered(input: Search): boolean {
  return isSorted(input) || input.sort === 'rating';
}

function idsOf(page: readonly Garage[]): string[] {
  return page.map(({ id }) => id);
}

async function selectFirst(db: Database, input: Search, terms: readonly SearchTerm[]): Promise<Garage[]> {
  const texts = await readTexts(db, terms);
  return texts ? await select(db, input, { texts, terms, offset: 0, count: input.limit + 1 }) : [];
}

async function select(db: Database, input: Search, wanted: WantedGarages): Promise<Garage[]> {
  if (!isSorted(input)) return await selectGarages(db, input, wanted);
  const { offset, count, ...words } = wanted;
  return (await selectSorted(db, input, { ...words, now: input.now })).slice(offset, offset + count);
}

async function readTexts(db: Database, terms: readonly SearchTerm[]): Promise<SQL[] | null> {
  const words = await containWords(db, typedWords(terms));
  return words && [...words, ...terms.filter(({ kind }) => kind !== 'typed').map((term) => containTerm(term))];
}

interface WantedMatches {
  terms: readonly SearchTerm[];
  isWhole: boolean;
  serviceType: ServiceType | undefined;
}

/** Lists services with most terms first, then the cheapest. If none matches, lists the cheapest, unless `isWhole`. */
async function listMatches(
  db: Database,
  page: Garage[],
  { terms, isWhole, serviceType }: WantedMatches,
): Promise<Map<string, Service[]>> {
  if (page.length === 0) return new Map();
  const ids = idsOf(page);
  const score = serviceScore(terms, sql`${services.name}`);
  const ranked = db
    .select({
      ...serviceColumns,
      score: sql<number>`(${score})`.as('score'),
      place: sql<number>`row_number() over (
        partition by ${services.garageId} order by ${score} desc, ${services.price}, ${services.id})`.as('place'),
      best: sql<number>`max(${score}) over (partition by ${services.garageId})`.as('best'),
    })
    .from(services)
    .where(
      and(
        inArray(services.garageId, ids),
        services.isActive,
        serviceType ? arrayContains(services.serviceTypes, [serviceType]) : undefined,
      ),
    )
    .as('ranked');
  const isMatch = sql`${ranked.score} > 0`;
  const isShown = sql`${ranked.place} <= ${shownMatches} and (${isMatch} or ${ranked.best} = 0)`;
  const rows = await db
    .select()
    .from(ranked)
    .where(isWhole ? isMatch : isShown)
    .orderBy(ranked.place);
  const matches = new Map<string, Service[]>();
  for (const { place: _place, score: _score, best: _best, ...service } of rows) {
    matches.set(service.garageId, [...(matches.get(service.garageId) ?? []), service]);
  }
  return matches;
}
