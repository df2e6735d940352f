import type { RevvyLanguage, SendInput } from '@pahiya/contract/revvy/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { titleOf } from '../rules/title.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { attachFiles } from './attach-files.ts';
import { isPendingRefusal, lockConversation } from './lock-conversation.ts';
import type { WrittenReply } from './write-reply.ts';

export type Question = Omit<SendInput, 'detectedLanguage'> & {
  userId: UserId;
  language: RevvyLanguage;
  /** If this node has no room, only a question that is already stored succeeds. */
  hasRoom: boolean;
};

export type Asked =
  | { ok: true; reply: WrittenReply & { questionId: string }; isNew: boolean }
  | { ok: false; reason: 'NOT_FOUND' | 'MESSAGE_TAKEN' | 'REPLY_PENDING' | 'FILE_NOT_FOUND' | 'OVERLOADED' };

class Refusal extends Error {
  readonly reason: Extract<Asked, { ok: false }>['reason'];

  constructor(reason: Refusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Idempotent by id. The empty answer is stored before any work starts. */
export async function askQuestion(db: Database, question: Question): Promise<Asked> {
  try {
    return await db.transaction((tx) => ask(tx, question));
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    if (isPendingRefusal(error)) return { ok: false, reason: 'REPLY_PENDING' };
    throw error;
  }
}

async function ask(tx: Database, question: Question): Promise<Asked> {
  const conversation = await lockConversation(tx, question);
  if (!conversation) return { ok: false, reason: 'NOT_FOUND' };
  const earlier = await findEarlier(tx, question);
  if (earlier) return { ok: true, reply: earlier, isNew: false };
  if (conversation.hasPending) return { ok: false, reason: 'REPLY_PENDING' };
  if (!question.hasRoom) return { ok: false, reason: 'OVERLOADED' };
  const reply = await insertMessages(tx, question);
  if (!(await attachFiles(tx, question))) throw new Refusal('FILE_NOT_FOUND');
  await tx
    .update(revvyConversations)
    .set({
      updatedAt: sql`now()`,
      isTitled: true,
      ...(conversation.isTitled ? {} : { title: titleOf(question.text) }),
    })
    .where(eq(revvyConversations.id, question.conversationId));
  return { ok: true, reply, isNew: true };
}

async function findEarlier(tx: Database, { conversationId, messageId: questionId }: Question) {
  const [reply] = await tx
    .select({ messageId: revvyMessages.id, attempt: revvyMessages.attempt })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.replyTo, questionId), eq(revvyMessages.conversationId, conversationId)));
  return reply && { ...reply, questionId };
}

async function insertMessages(tx: Database, question: Question): Promise<WrittenReply & { questionId: string }> {
  const { conversationId, messageId: questionId, text: content, language, interfaceLanguage, place } = question;
  const asked = { interfaceLanguage, place };
  const stored = await tx
    .insert(revvyMessages)
    .values({ id: questionId, conversationId, role: 'user', content, language, asked })
    .onConflictDoNothing({ target: revvyMessages.id })
    .returning({ id: revvyMessages.id });
  if (stored.length === 0) throw new Refusal('MESSAGE_TAKEN');
  const messageId = uuidv7();
  await tx
    .insert(revvyMessages)
    .values({ id: messageId, conversationId, role: 'assistant', replyTo: questionId, status: 'streaming', language });
  return { messageId, attempt: 1, questionId };
}
