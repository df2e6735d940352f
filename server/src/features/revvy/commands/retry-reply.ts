import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { isPendingRefusal, lockConversation } from './lock-conversation.ts';
import type { WrittenReply } from './write-reply.ts';

interface Wanted {
  userId: UserId;
  messageId: string;
}

export type Retried =
  | { ok: true; reply: WrittenReply & { questionId: string }; isNew: true }
  | { ok: false; reason: 'NOT_FOUND' | 'REPLY_PENDING' };

export async function retryReply(db: Database, wanted: Wanted): Promise<Retried> {
  try {
    return await db.transaction((tx) => retry(tx, wanted));
  } catch (error) {
    if (isPendingRefusal(error)) return { ok: false, reason: 'REPLY_PENDING' };
    throw error;
  }
}

async function retry(tx: Database, { userId, messageId }: Wanted): Promise<Retried> {
  const [found] = await tx
    .select({ conversationId: revvyMessages.conversationId, position: revvyMessages.position })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.id, messageId), eq(revvyMessages.role, 'assistant')));
  const conversation = found && (await lockConversation(tx, { ...found, userId }));
  if (!conversation) return { ok: false, reason: 'NOT_FOUND' };
  if (conversation.hasPending) return { ok: false, reason: 'REPLY_PENDING' };
  if (await hasLater(tx, found)) return { ok: false, reason: 'NOT_FOUND' };
  const [emptied] = await tx
    .update(revvyMessages)
    .set({
      ...{ content: '', warning: null, cards: [], status: 'streaming', failure: null, feedback: null },
      attempt: sql`${revvyMessages.attempt} + 1`,
      beatAt: sql`now()`,
    })
    .where(eq(revvyMessages.id, messageId))
    .returning({
      messageId: revvyMessages.id,
      attempt: revvyMessages.attempt,
      questionId: revvyMessages.replyTo,
    });
  const questionId = emptied?.questionId;
  if (!emptied || !questionId) throw new Error('The answer or its question is missing');
  await tx
    .update(revvyConversations)
    .set({ updatedAt: sql`now()` })
    .where(eq(revvyConversations.id, found.conversationId));
  return { ok: true, reply: { ...emptied, questionId }, isNew: true };
}

async function hasLater(tx: Database, { conversationId, position }: { conversationId: string; position: number }) {
  const later = await tx
    .select({ id: revvyMessages.id })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.conversationId, conversationId), gt(revvyMessages.position, position)))
    .limit(1);
  return later.length > 0;
}
