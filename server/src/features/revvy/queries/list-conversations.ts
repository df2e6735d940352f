import type { Conversation } from '@pahiya/contract/revvy/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { escapeForLike } from '../../community/queries/search-text.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { conversationColumns, isOwn, toConversation } from './conversation-columns.ts';

interface Wanted {
  userId: UserId;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const place = { createdAt: revvyConversations.updatedAt, id: revvyConversations.id };

export async function listConversations(
  db: Database,
  { userId, search, cursor, limit }: Wanted,
): Promise<Page<Conversation> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const found = await db
    .select(conversationColumns)
    .from(revvyConversations)
    .where(and(isOwn(userId), search ? says(search) : undefined, isBehind(place, after)))
    .orderBy(desc(revvyConversations.updatedAt), desc(revvyConversations.id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(
    found.map((row) => ({ ...row, createdAt: row.updatedAt })),
    limit,
  );
  return { items: shown.map(toConversation), nextCursor };
}

/** Keyboards encode the same letter of an Indian script differently. */
function says(search: string): SQL {
  const pattern = `%${escapeForLike(search.normalize('NFC'))}%`;
  return sql`(normalize(${revvyConversations.title}, NFC) ilike ${pattern} or exists (
    select from ${revvyMessages} said
    where said.conversation_id = ${revvyConversations.id} and normalize(said.content, NFC) ilike ${pattern}))`;
}
