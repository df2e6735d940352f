import { and, eq } from 'drizzle-orm';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { isOwn } from '../queries/conversation-columns.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { endLostReplies } from './write-reply.ts';

interface Locked {
  isTitled: boolean;
  hasPending: boolean;
}

/**
 * Questions to one conversation are taken one after the other. An answer that nobody writes any more is ended, so that it
 * keeps no question waiting. Null when there is no such conversation.
 */
export async function lockConversation(
  tx: Database,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<Locked | null> {
  const [found] = await tx
    .select({ isTitled: revvyConversations.isTitled })
    .from(revvyConversations)
    .where(and(eq(revvyConversations.id, conversationId), isOwn(userId)))
    .for('no key update');
  if (!found) return null;
  await endLostReplies(tx, { conversationId });
  const pending = await tx
    .select({ id: revvyMessages.id })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.conversationId, conversationId), eq(revvyMessages.status, 'streaming')));
  return { ...found, hasPending: pending.length > 0 };
}

/** The index that keeps a conversation from having two answers under way has refused the second. */
export function isPendingRefusal(error: unknown): boolean {
  return isDatabaseError(error, uniqueViolation, 'revvy_messages_pending_key');
}
