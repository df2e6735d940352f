import { and, eq, not } from 'drizzle-orm';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isOwn } from '../queries/conversation-columns.ts';
import { isLost } from '../queries/find-thread.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { endLostReplies } from './write-reply.ts';

interface Locked {
  isTitled: boolean;
  /** True if this conversation waits for an answer, or the account has reached `mostPending`. */
  hasPending: boolean;
}

/** Each running answer takes room on a node and may cost money, so one account leaves room for others. */
const mostPending = 4;

/** Ends an answer that no node writes any more, because it would block the next question. Null without conversation. */
export async function lockConversation(
  tx: Database,
  { userId, conversationId }: { userId: UserId; conversationId: string },
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

/** No other transaction can start an answer until this one ends. */
async function listPending(tx: Database, userId: UserId): Promise<string[]> {
  await holdName(tx, `answers of ${userId}`);
  const pending = await tx
    .select({ conversationId: revvyMessages.conversationId })
    .from(revvyMessages)
    .innerJoin(revvyConversations, eq(revvyConversations.id, revvyMessages.conversationId))
    .where(and(isOwn(userId), eq(revvyMessages.status, 'streaming'), not(isLost)));
  return pending.map((each) => each.conversationId);
}

export function isPendingRefusal(error: unknown): boolean {
  return isDatabaseError(error, uniqueViolation, 'revvy_messages_pending_key');
}
