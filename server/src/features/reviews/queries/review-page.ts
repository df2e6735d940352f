import { instant } from '@pahiya/contract/shared/dates';
import { id } from '@pahiya/contract/shared/ids';
import type { Page } from '@pahiya/contract/shared/pages';
import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import { reviews } from '../tables.ts';

const position = z.tuple([instant, id]);
type Position = z.infer<typeof position>;

export const newestFirst = [desc(reviews.createdAt), desc(reviews.id)] as const;

/** Where the page begins: `undefined` is the start of the list, null a cursor it did not give. */
export function readPosition(cursor: string | undefined): Position | undefined | null {
  if (cursor === undefined) return undefined;
  const { success, data } = position.safeParse(decodeCursor(cursor));
  return success ? data : null;
}

export function isAfter(after: Position | undefined): SQL | undefined {
  return after && sql`(${reviews.createdAt}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
}

/** `items` holds one more than the page when there is a next one. */
export function toPage<Item extends { id: string; createdAt: string }>(items: Item[], limit: number): Page<Item> {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, nextCursor: last && items.length > limit ? encodeCursor([last.createdAt, last.id]) : null };
}
