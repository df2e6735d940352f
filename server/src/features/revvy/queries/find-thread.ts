import type { Conversation, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { conversationColumns, isOwn, toConversation } from './conversation-columns.ts';
import { type AddressOf, listAttachments } from './list-attachments.ts';
import { messageColumns, toMessage } from './message-columns.ts';

export interface Thread {
  conversation: Conversation;
  question: RevvyMessage;
  reply: RevvyMessage;
  attempt: number;
  isLost: boolean;
}

interface Wanted {
  userId: UserId;
  messageId: string;
}

/** Uses the database's clock. Writers report every 2 s. */
export const isLost: SQL<boolean> = sql`(${revvyMessages.status} = 'streaming'
  and ${revvyMessages.beatAt} < now() - interval '15 seconds')`;

export async function findThread(
  db: Database,
  { userId, messageId }: Wanted,
  addressOf: AddressOf,
): Promise<Thread | null> {
  const rows = await db
    .select({ conversation: conversationColumns, message: messageColumns, attempt: revvyMessages.attempt, isLost })
    .from(revvyMessages)
    .innerJoin(revvyConversations, eq(revvyConversations.id, revvyMessages.conversationId))
    .where(
      and(
        isOwn(userId),
        sql`${revvyMessages.id} in (${messageId}, (
          select answer.reply_to from ${revvyMessages} answer where answer.id = ${messageId}))`,
      ),
    );
  const question = rows.find(({ message }) => message.role === 'user');
  const reply = rows.find(({ message }) => message.role === 'assistant');
  if (!question || !reply) return null;
  const { id } = question.message;
  const attachments = await listAttachments(db, [id], addressOf);
  return {
    conversation: toConversation(reply.conversation),
    question: toMessage(question.message, attachments.get(id)),
    reply: toMessage(reply.message),
    attempt: reply.attempt,
    isLost: reply.isLost,
  };
}
