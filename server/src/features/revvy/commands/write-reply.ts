import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isLost } from '../queries/find-thread.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';

export interface WrittenReply {
  messageId: string;
  attempt: number;
}

export type ReplyState = Pick<RevvyMessage, 'content' | 'warning' | 'cards'>;
export type ReplyEnding = Pick<RevvyMessage, 'failure'> & { status: 'complete' | 'interrupted' };

/** False if another request ended or retried it; the writer must then stop. */
export async function storeReply(
  db: Database,
  { messageId, attempt }: WrittenReply,
  { content, warning, cards }: ReplyState,
  ending?: ReplyEnding,
): Promise<boolean> {
  const stored = await db
    .update(revvyMessages)
    .set({ content, warning, cards, beatAt: sql`now()`, ...ending })
    .where(and(isStreaming(messageId), eq(revvyMessages.attempt, attempt)))
    .returning({ id: revvyMessages.id });
  return stored.length > 0;
}

export async function stopReply(
  db: Database,
  { userId, messageId }: { userId: UserId; messageId: string },
): Promise<void> {
  await db
    .update(revvyMessages)
    .set({ status: 'interrupted', failure: 'stopped' })
    .where(
      and(
        isStreaming(messageId),
        sql`exists (select from ${revvyConversations} own
          where own.id = ${revvyMessages.conversationId} and own.user_id = ${userId} and own.deleted_at is null)`,
      ),
    );
}

/** One, those of one conversation, or all. */
export async function endLostReplies(
  db: Database,
  which: { messageId?: string; conversationId?: string } = {},
): Promise<void> {
  const { messageId, conversationId } = which;
  await db
    .update(revvyMessages)
    .set({ status: 'interrupted', failure: 'lost' })
    .where(
      and(
        isLost,
        messageId === undefined ? undefined : eq(revvyMessages.id, messageId),
        conversationId === undefined ? undefined : eq(revvyMessages.conversationId, conversationId),
      ),
    );
}

function isStreaming(messageId: string): SQL | undefined {
  return and(eq(revvyMessages.id, messageId), eq(revvyMessages.status, 'streaming'));
}
