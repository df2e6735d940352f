import { and, eq, not } from 'drizzle-orm';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { isOwn } from '../queries/conversation-columns.ts';
import { isLost } from '../queries/find-thread.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { endLostReplies } from './write-reply.ts';

interface Locked {
  isTitled: boolean;
  /** An answer of it is under way, or as many of the account as may be at once. */
  hasPending: boolean;
}

/** Each takes room on a node, and may cost money; one account leaves some for the others. */
const mostPending = 4;

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
  const pending = await listPending(tx, userId);
  return { ...found, hasPending: pending.includes(conversationId) || pending.length >= mostPending };
}

/** In which conversations of the account an answer is under way; until the transaction ends no other is begun. */
async function listPending(tx: Database, userId: string): Promise<string[]> {
  await holdName(tx, `answers of ${userId}`);
  const pending = await tx
    .select({ conversationId: revvyMessages.conversationId })
    .from(revvyMessages)
    .innerJoin(revvyConversations, eq(revvyConversations.id, revvyMessages.conversationId))
    .where(and(isOwn(userId), eq(revvyMessages.status, 'streaming'), not(isLost)));
  return pending.map((each) => each.conversationId);
}

/** The index that keeps a conversation from having two answers under way has refused the second. */
export function isPendingRefusal(error: unknown): boolean {
  return isDatabaseError(error, uniqueViolation, 'revvy_messages_pending_key');
}
