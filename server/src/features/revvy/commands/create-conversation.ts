import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { conversationColumns, isOwn, toConversation } from '../queries/conversation-columns.ts';
import { newTitle } from '../rules/title.ts';
import { revvyConversations } from '../tables.ts';

interface Wanted {
  userId: UserId;
  conversationId: string;
}

/** Idempotent by id. Null if the id belongs to somebody else or to a deleted conversation. */
export async function createConversation(
  db: Database,
  { userId, conversationId: id }: Wanted,
): Promise<Conversation | null> {
  await db.insert(revvyConversations).values({ id, userId, title: newTitle }).onConflictDoNothing();
  const [row] = await db
    .select(conversationColumns)
    .from(revvyConversations)
    .where(and(eq(revvyConversations.id, id), isOwn(userId)));
  return row ? toConversation(row) : null;
}
