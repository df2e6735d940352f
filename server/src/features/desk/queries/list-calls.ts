import type { DeskCall } from '@pahiya/contract/desk/support/schemas';
import { instant } from '@pahiya/contract/shared/date-schemas';
import { id } from '@pahiya/contract/shared/ids';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { type CallRow, callColumns } from '../../support/queries/list-calls.ts';
import { isCallDue } from '../../support/rules/call-slots.ts';
import { callAttempts, callRequests } from '../../support/tables/call-tables.ts';

type View = 'open' | 'over';

interface Wanted {
  view: View;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

const position = z.tuple([z.enum(['open', 'over']), instant, id]);

/** Open calls soonest first, finished ones latest first. Null for an invalid cursor. */
export async function listCalls(db: Database, { view, cursor, limit, now }: Wanted): Promise<Page<DeskCall> | null> {
  const behind = readBehind(view, cursor);
  if (behind === null) return null;
  const isOpen = view === 'open';
  const direction = sql.raw(isOpen ? 'asc' : 'desc nulls last');
  const found = await db
    .select(callColumns)
    .from(callRequests)
    .where(and(isOpen ? eq(callRequests.status, 'pending') : ne(callRequests.status, 'pending'), behind))
    .orderBy(sql`${callRequests.preferredTime} ${direction}`, sql`${callRequests.id} ${direction}`)
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    last && found.length > limit ? encodeCursor([view, last.preferredTime.toISOString(), last.id]) : null;
  return { items: await withAttempts(db, shown, now), nextCursor };
}

export async function findCall(db: Database, { callId, now }: { callId: string; now: Date }): Promise<DeskCall | null> {
  const found = await db.select(callColumns).from(callRequests).where(eq(callRequests.id, callId));
  return (await withAttempts(db, found, now))[0] ?? null;
}

async function withAttempts(db: Database, calls: CallRow[], now: Date): Promise<DeskCall[]> {
  if (calls.length === 0) return [];
  const attempts = await db
    .select()
    .from(callAttempts)
    .where(
      inArray(
        callAttempts.callId,
        calls.map((call) => call.id),
      ),
    )
    .orderBy(asc(callAttempts.createdAt), asc(callAttempts.id));
  return calls.map((call) => ({
    ...call,
    preferredTime: call.preferredTime.toISOString(),
    createdAt: call.createdAt.toISOString(),
    isDue: call.status === 'pending' && isCallDue(call.preferredTime, now),
    attempts: attempts
      .filter(({ callId }) => callId === call.id)
      .map(({ outcome, note, authorName, createdAt }) => ({
        outcome,
        note,
        author: authorName,
        createdAt: createdAt.toISOString(),
      })),
  }));
}

function readBehind(view: View, cursor: string | undefined): SQL | undefined | null {
  if (cursor === undefined) return undefined;
  const { success, data } = position.safeParse(decodeCursor(cursor));
  if (!success || data[0] !== view) return null;
  const [, time, key] = data;
  const sign = sql.raw(view === 'open' ? '>' : '<');
  return sql`(${callRequests.preferredTime}, ${callRequests.id}) ${sign} (${time}::timestamptz, ${key}::uuid)`;
}
