import type { EditInput, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { findTurn } from '../queries/find-turn.ts';
import { titleOf } from '../rules/title.ts';
import { isWorthKeeping, keepVersion } from '../rules/versions.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';
import { isPendingRefusal, lockConversation } from './lock-conversation.ts';
import type { WrittenReply } from './write-reply.ts';

interface OwnMessage {
  userId: UserId;
  messageId: string;
}

export type Edited = OwnMessage & Omit<EditInput, 'detectedLanguage'> & { language: RevvyLanguage };
type NewQuestion = Pick<Edited, 'text' | 'language' | 'interfaceLanguage' | 'place'>;

export type AnsweredAgain =
  | { ok: true; reply: WrittenReply & { questionId: string }; isNew: true }
  | { ok: false; reason: 'NOT_FOUND' | 'REPLY_PENDING' };

/** Empties the last answer for a new attempt. What it said is kept as a version. */
export async function retryReply(db: Database, { userId, messageId }: OwnMessage): Promise<AnsweredAgain> {
  return await answerAgain(db, userId, eq(revvyMessages.id, messageId));
}

/** Changes the last question and empties its answer. The earlier question and answer are kept as a version. */
export async function editQuestion(db: Database, { userId, messageId, ...asked }: Edited): Promise<AnsweredAgain> {
  return await answerAgain(db, userId, eq(revvyMessages.replyTo, messageId), asked);
}

async function answerAgain(
  db: Database,
  userId: UserId,
  isReply: SQL,
  asked: NewQuestion | null = null,
): Promise<AnsweredAgain> {
  try {
    return await db.transaction((tx) => begin(tx, { userId, isReply, asked }));
  } catch (error) {
    if (isPendingRefusal(error)) return { ok: false, reason: 'REPLY_PENDING' };
    throw error;
  }
}

interface Again {
  userId: UserId;
  isReply: SQL;
  asked: NewQuestion | null;
}

async function begin(tx: Database, { userId, isReply, asked }: Again): Promise<AnsweredAgain> {
  const [found] = await tx
    .select({
      messageId: revvyMessages.id,
      conversationId: revvyMessages.conversationId,
      position: revvyMessages.position,
    })
    .from(revvyMessages)
    .where(and(isReply, eq(revvyMessages.role, 'assistant')));
  const conversation = found && (await lockConversation(tx, { ...found, userId }));
  if (!conversation) return { ok: false, reason: 'NOT_FOUND' };
  if (conversation.hasPending) return { ok: false, reason: 'REPLY_PENDING' };
  if (await hasLater(tx, found)) return { ok: false, reason: 'NOT_FOUND' };
  const { questionId, shown, versions } = await findTurn(tx, found.messageId);
  const question = asked?.text ?? shown.question;
  const kept = isWorthKeeping(shown, question) ? keepVersion(versions, shown) : versions;
  if (asked) await changeQuestion(tx, { ...found, questionId, before: shown.question, asked });
  const [emptied] = await tx
    .update(revvyMessages)
    .set({
      ...{ content: '', warning: null, cards: [], status: 'streaming', failure: null, feedback: null },
      ...{ ...kept, ...(asked && { language: asked.language }) },
      attempt: sql`${revvyMessages.attempt} + 1`,
      beatAt: sql`now()`,
    })
    .where(eq(revvyMessages.id, found.messageId))
    .returning({ messageId: revvyMessages.id, attempt: revvyMessages.attempt });
  if (!emptied) throw new Error('The answer is missing');
  await tx
    .update(revvyConversations)
    .set({ updatedAt: sql`now()` })
    .where(eq(revvyConversations.id, found.conversationId));
  return { ok: true, reply: { ...emptied, questionId }, isNew: true };
}

interface Change {
  conversationId: string;
  questionId: string;
  before: string;
  asked: NewQuestion;
}

/** A title that the earlier question gave to the conversation follows the new one. */
async function changeQuestion(tx: Database, { conversationId, questionId, before, asked }: Change): Promise<void> {
  const { text: content, language, interfaceLanguage, place } = asked;
  await tx
    .update(revvyMessages)
    .set({ content, language, asked: { interfaceLanguage, place } })
    .where(eq(revvyMessages.id, questionId));
  await tx
    .update(revvyConversations)
    .set({ title: titleOf(content) })
    .where(and(eq(revvyConversations.id, conversationId), eq(revvyConversations.title, titleOf(before))));
}

async function hasLater(tx: Database, { conversationId, position }: { conversationId: string; position: number }) {
  const later = await tx
    .select({ id: revvyMessages.id })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.conversationId, conversationId), gt(revvyMessages.position, position)))
    .limit(1);
  return later.length > 0;
}
