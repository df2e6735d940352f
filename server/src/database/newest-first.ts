import { instant } from '@pahiya/contract/shared/date-schemas';
import { id } from '@pahiya/contract/shared/ids';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';

const position = z.tuple([instant, id]);
export type Position = z.infer<typeof position>;

/** `undefined` is the start of the list, null an invalid cursor. */
export function readPosition(cursor: string | undefined): Position | undefined | null {
  if (cursor === undefined) return undefined;
  const { success, data } = position.safeParse(decodeCursor(cursor));
  return success ? data : null;
}

export function toPosition({ createdAt, id: key }: Placed): Position {
  return [createdAt.toISOString(), key];
}

export function writePosition(last: Placed): string {
  return encodeCursor(toPosition(last));
}

interface ListColumns {
  createdAt: SQLWrapper;
  id: SQLWrapper;
}

export function isAfter({ createdAt, id: key }: ListColumns): SQL {
  return sql`(${createdAt}, ${key}) < (${sql.placeholder('afterInstant')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;
}

export function isBehind({ createdAt, id: key }: ListColumns, after: Position | undefined): SQL | undefined {
  return after && sql`(${createdAt}, ${key}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
}

export function afterValues(after: Position | undefined) {
  return { afterInstant: after?.[0], afterId: after?.[1] };
}

export interface Placed {
  id: string;
  createdAt: Date;
}

/** `found` contains one more row than the page if there is a next page. */
export function cutPage<Row extends Placed>(found: Row[], limit: number): { shown: Row[]; nextCursor: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: last && found.length > limit ? writePosition(last) : null };
}
