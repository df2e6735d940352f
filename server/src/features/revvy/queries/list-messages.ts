import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { isOwn } from './conversation-columns.ts';
import { type AddressOf, listAttachments } from './list-attachments.ts';
import { messageColumns, toMessage } from './message-columns.ts';

interface Wanted {
  userId: UserId;
  conversationId: string;
  cursor?: string | undefined;
  limit: number;
  addressOf: AddressOf;
}

export type MessagesOutcome =
  | { ok: true; page: Page<RevvyMessage> }
  | { ok: false; reason: 'NOT_FOUND' | 'INVALID_CURSOR' };

const position = z.tuple([z.int().positive()]);

/** Lists messages from the end, the oldest first. The cursor leads to earlier ones. */
export async function listMessages(db: Database, wanted: Wanted): Promise<MessagesOutcome> {
  const before = readCursor(wanted.cursor);
  if (before === null) return { ok: false, reason: 'INVALID_CURSOR' };
  if (!(await isThere(db, wanted))) return { ok: false, reason: 'NOT_FOUND' };
  const found = await db
    .select({ ...messageColumns, position: revvyMessages.position })
    .from(revvyMessages)
    .where(
      and(
        eq(revvyMessages.conversationId, wanted.conversationId),
        before === undefined ? undefined : lt(revvyMessages.position, before),
      ),
    )
    .orderBy(desc(revvyMessages.position))
    .limit(wanted.limit + 1);
  const shown = found.slice(0, wanted.limit).reverse();
  const attachments = await listAttachments(db, questionsOf(shown), wanted.addressOf);
  const items = shown.map(({ position: _, ...row }) => toMessage(row, attachments.get(row.id)));
  const [first] = shown;
  return {
    ok: true,
    page: { items, nextCursor: first && found.length > shown.length ? encodeCursor([first.position]) : null },
  };
}

function questionsOf(rows: { id: string; role: string }[]): string[] {
  return rows.filter(({ role }) => role === 'user').map(({ id }) => id);
}

function readCursor(cursor: string | undefined): number | undefined | null {
  if (cursor === undefined) return undefined;
  const { success, data } = position.safeParse(decodeCursor(cursor));
  return success ? data[0] : null;
}

async function isThere(db: Database, { userId, conversationId }: Wanted): Promise<boolean> {
  const found = await db
    .select({ id: revvyConversations.id })
    .from(revvyConversations)
    .where(and(eq(revvyConversations.id, conversationId), isOwn(userId)));
  return found.length > 0;
}
