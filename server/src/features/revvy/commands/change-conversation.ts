import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { conversationColumns, isOwn, toConversation } from '../queries/conversation-columns.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';

interface Own {
  userId: UserId;
  conversationId: string;
}

/** Uses the database's clock, as all code for deleted conversations does. */
const canBeRestored = sql`${revvyConversations.deletedAt} > now() - interval '${sql.raw(String(limits.revvyUndoSeconds))} seconds'`;

/** The first question does not replace the title. Null if there is no such conversation. */
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

/** A running answer ends at its writer's next flush. `ok`: the conversation existed. */
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

/** Null after the undo period. A conversation that is not deleted is returned unchanged. */
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

export async function removeDeletedConversations(db: Database): Promise<void> {
  await db
    .delete(revvyConversations)
    .where(and(sql`${revvyConversations.deletedAt} is not null`, sql`not ${canBeRestored}`));
}
