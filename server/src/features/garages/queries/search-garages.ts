import type { Garage, SearchHit, SearchInput, Service } from '@pahiya/contract/garages/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, arrayContains, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { garages, services } from '../tables.ts';
import { containWords } from './contain-words.ts';
import { serviceColumns } from './find-garage.ts';
import { byRating, containing, garageColumns } from './garage-columns.ts';
import { guessWords } from './guess-words.ts';
import { isInCity } from './in-city.ts';

/** A reader who has paged this far refines the search instead. */
const deepestOffset = 1_000;

/** Services shown under each garage. */
const shownMatches = 3;

/**
 * Active garages whose name, place or services contain every word of the text, most loved first. A first page without
 * any such garage is tried again with the words that mistyped ones may mean. Null for a cursor this search did not give.
 */
export async function searchGarages(db: Database, input: SearchInput): Promise<Page<SearchHit> | null> {
  const offset = readOffset(input.cursor);
  if (offset === null) return null;
  const words = input.text.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = await selectPage(db, input, offset, words);
  const isMistyped = exact.length === 0 && offset === 0 && words.length > 0;
  const meant = isMistyped ? await guessWords(db, words) : null;
  const found = meant ? await selectPage(db, input, offset, meant) : exact;
  const page = found.slice(0, input.limit);
  const matches = await listMatches(db, page, meant ?? words);
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

async function selectPage(
  db: Database,
  { city, vehicleType, category, limit }: SearchInput,
  offset: number,
  words: string[],
): Promise<Garage[]> {
  const texts = await containWords(db, words);
  if (!texts) return [];
  const filters = [
    ...texts,
    vehicleType ? arrayContains(garages.vehicleTypes, [vehicleType]) : undefined,
    category ? arrayContains(garages.categories, [category]) : undefined,
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

/** Per garage the services that name one of the words, cheapest first; its cheapest ones where none does. */
async function listMatches(db: Database, page: Garage[], words: string[]): Promise<Map<string, Service[]>> {
  if (page.length === 0) return new Map();
  const ids = page.map((garage) => garage.id);
  const isMatch = or(...words.map((word) => ilike(services.name, containing(word)))) ?? sql`true`;
  const ranked = db
    .select({
      ...serviceColumns,
      isMatch: sql<boolean>`(${isMatch})`.as('is_match'),
      place: sql<number>`row_number() over (
        partition by ${services.garageId} order by (${isMatch}) desc, ${services.price}, ${services.id})`.as('place'),
      hasMatches: sql<boolean>`bool_or(${isMatch}) over (partition by ${services.garageId})`.as('has_matches'),
    })
    .from(services)
    .where(and(inArray(services.garageId, ids), services.isActive))
    .as('ranked');
  const isShown = sql`${ranked.place} <= ${shownMatches} and (${ranked.isMatch} or not ${ranked.hasMatches})`;
  const rows = await db.select().from(ranked).where(isShown).orderBy(ranked.place);
  const matches = new Map<string, Service[]>();
  for (const { place: _place, isMatch: _isMatch, hasMatches: _hasMatches, ...service } of rows) {
    matches.set(service.garageId, [...(matches.get(service.garageId) ?? []), service]);
  }
  return matches;
}
