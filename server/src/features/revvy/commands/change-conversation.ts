import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { conversationColumns, isOwn, toConversation } from '../queries/conversation-columns.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';

interface Own {
  userId: string;
  conversationId: string;
}

/** By the database's clock, as everything about deleted conversations. */
const canBeRestored = sql`${revvyConversations.deletedAt} > now() - interval '${sql.raw(String(limits.revvyUndoSeconds))} seconds'`;

/** It keeps this title, whatever is asked first. Null when there is no such conversation. */
export async function renameConversation(
  db: Database,
  { userId, conversationId, title }: Own & { title: string },
): Promise<Conversation | null> {
  const [row] = await db
    .update(revvyConversations)
    .set({ title, isTitled: true })
    .where(and(eq(revvyConversations.id, conversationId), isOwn(userId)))
    .returning(conversationColumns);
  return row ? toConversation(row) : null;
}

/**
 * From now on nobody sees it; an answer under way ends, and its writer learns of it with its next flush. Answers whether
 * there was such a conversation, and that answer.
 */
export async function deleteConversation(
  db: Database,
  { userId, conversationId }: Own,
): Promise<{ ok: boolean; endedId?: string | undefined }> {
  return await db.transaction(async (tx) => {
    const gone = await tx
      .update(revvyConversations)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(revvyConversations.id, conversationId), isOwn(userId)))
      .returning({ id: revvyConversations.id });
    if (gone.length === 0) return { ok: false };
    const [ended] = await tx
      .update(revvyMessages)
      .set({ status: 'interrupted', failure: 'stopped' })
      .where(and(eq(revvyMessages.conversationId, conversationId), eq(revvyMessages.status, 'streaming')))
      .returning({ id: revvyMessages.id });
    return { ok: true, endedId: ended?.id };
  });
}

/** Null once the time for it is over. One that is not deleted stays as it is. */
export async function restoreConversation(db: Database, { userId, conversationId }: Own): Promise<Conversation | null> {
  const [row] = await db
    .update(revvyConversations)
    .set({ deletedAt: null })
    .where(
      and(
        eq(revvyConversations.id, conversationId),
        eq(revvyConversations.userId, userId),
        or(isNull(revvyConversations.deletedAt), canBeRestored),
      ),
    )
    .returning(conversationColumns);
  return row ? toConversation(row) : null;
}

/** Removes those whose deletion cannot be taken back, with their messages; a trigger lets their files go. */
export async function removeDeletedConversations(db: Database): Promise<void> {
  await db
    .delete(revvyConversations)
    .where(and(sql`${revvyConversations.deletedAt} is not null`, sql`not ${canBeRestored}`));
}
