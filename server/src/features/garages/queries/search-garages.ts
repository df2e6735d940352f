import type { Garage, SearchHit, SearchInput, Service } from '@pahiya/contract/garages/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, arrayContains, eq, inArray, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { garages, services } from '../tables.ts';
import { containTerm, containWords } from './contain-words.ts';
import { serviceColumns } from './find-garage.ts';
import { byRating, containing, garageColumns } from './garage-columns.ts';
import { guessWords } from './guess-words.ts';
import { isInCity } from './in-city.ts';
import { placeSearched, type SearchTerm, typedTerm, understandSearch } from './understand-search.ts';

/** A reader who has paged this far refines the search instead. */
const deepestOffset = 1_000;

/** Services shown under each garage. */
const shownMatches = 3;

/**
 * Active garages whose name, place or services have all that the text asks for, in any of the languages, most loved first. A
 * first page without any such garage is tried again with the words that mistyped ones may mean, then with the English names
 * of jobs among other words, and then with what was understood alone. Null for a cursor this search did not give.
 */
export async function searchGarages(db: Database, input: SearchInput): Promise<Page<SearchHit> | null> {
  const offset = readOffset(input.cursor);
  if (offset === null) return null;
  const terms = understandSearch(input.text);
  const exact = await selectPage(db, input, offset, terms);
  const isMistyped = exact.length === 0 && offset === 0 && terms.length > 0;
  const { found, meant } = isMistyped ? await guess(db, input, terms) : { found: exact, meant: terms };
  const page = found.slice(0, input.limit);
  const matches = await listMatches(db, page, { terms: meant, isWhole: input.garageId !== undefined });
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

async function guess(db: Database, input: SearchInput, terms: SearchTerm[]): Promise<Guess> {
  const understood = terms.filter(({ kind }) => kind !== 'typed');
  const typed = typedWords(terms);
  const words = typed.length > 0 ? await guessWords(db, typed) : null;
  const meant = words && [...understood, ...words.map(typedTerm)];
  const found = meant ? await selectPage(db, input, 0, meant) : [];
  if (meant && found.length > 0) return { found, meant };
  const mixed = understandSearch(input.text, { hasEnglish: true });
  const inEnglish = typedWords(mixed).length < typed.length ? await selectPage(db, input, 0, mixed) : [];
  if (inEnglish.length > 0) return { found: inEnglish, meant: mixed };
  const isRest = understood.length > 0 && typed.length > 0;
  return { found: isRest ? await selectPage(db, input, 0, understood) : [], meant: understood };
}

function typedWords(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ kind, anyOf }) => (kind === 'typed' ? anyOf.flat().map(({ text }) => text) : []));
}

async function selectPage(
  db: Database,
  { city: named, vehicleType, category, garageId, limit }: SearchInput,
  offset: number,
  terms: readonly SearchTerm[],
): Promise<Garage[]> {
  const words = await containWords(db, typedWords(terms));
  if (!words) return [];
  const texts = [...words, ...terms.filter(({ kind }) => kind !== 'typed').map((term) => containTerm(term))];
  const city = named && placeSearched(named);
  const filters = [
    ...texts,
    vehicleType ? arrayContains(garages.vehicleTypes, [vehicleType]) : undefined,
    category ? arrayContains(garages.categories, [category]) : undefined,
    garageId ? eq(garages.id, garageId) : undefined,
  ];
  return await db
    .select(garageColumns())
    .from(garages)
    .where(
      city
        ? isInCity({ pattern: containing(city), hasComma: city.includes(','), filters, count: offset + limit + 1 })
        : and(eq(garages.status, 'active'), ...filters),
    )
    .orderBy(...byRating)
    .limit(limit + 1)
    .offset(offset);
}

interface WantedMatches {
  terms: readonly SearchTerm[];
  /** All services that match, and no others. */
  isWhole: boolean;
}

/** Per garage the services that name most of the jobs and words, then the cheapest; its cheapest ones where none does. */
async function listMatches(
  db: Database,
  page: Garage[],
  { terms, isWhole }: WantedMatches,
): Promise<Map<string, Service[]>> {
  if (page.length === 0) return new Map();
  const ids = page.map((garage) => garage.id);
  const jobs = terms.filter(({ kind }) => kind !== 'place');
  const named = jobs.map((term) => sql`(${containTerm(term, sql`lower(${services.name})`)})::int`);
  const score = sql.join([sql`0`, ...named], sql` + `);
  const ranked = db
    .select({
      ...serviceColumns,
      score: sql<number>`(${score})`.as('score'),
      place: sql<number>`row_number() over (
        partition by ${services.garageId} order by ${score} desc, ${services.price}, ${services.id})`.as('place'),
      best: sql<number>`max(${score}) over (partition by ${services.garageId})`.as('best'),
    })
    .from(services)
    .where(and(inArray(services.garageId, ids), services.isActive))
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
