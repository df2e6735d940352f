import type { EditInput, ReplyEvent, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import type { UserId } from '../../../platform/user-id.ts';
import { addressesAt } from '../../files/rules.ts';
import { type AnsweredAgain, editQuestion, retryReply } from '../commands/answer-again.ts';
import { type Asked, askQuestion } from '../commands/ask-question.ts';
import { deleteConversation } from '../commands/change-conversation.ts';
import { endLostReplies, stopReply } from '../commands/write-reply.ts';
import { findThread, type Thread } from '../queries/find-thread.ts';
import { answerQuestion } from '../replies/answer-question.ts';
import { followReply } from '../replies/follow-reply.ts';
import { createReaders, type Readers } from '../replies/readers.ts';
import { createReplies, type Replies } from '../replies/replies.ts';
import type { RevvyParts } from './revvy-parts.ts';

interface OwnMessage {
  userId: UserId;
  messageId: string;
}

type Refusal<Outcome extends { ok: boolean }> = Extract<Outcome, { ok: false }>;
type Begun = { ok: true; replyId: string };
type Full = { ok: false; reason: 'OVERLOADED' };

export interface Revvy {
  facts: RevvyParts['facts'];
  /** Reads what the first question would otherwise wait for. Rejects if a file of it is missing or damaged. */
  prepare(): Promise<void>;
  /** A question that is already stored returns its existing answer. */
  ask(question: SendInput & { userId: UserId }): Promise<Begun | Refusal<Asked>>;
  retry(wanted: OwnMessage): Promise<Begun | Refusal<AnsweredAgain> | Full>;
  /** Changes the last question and answers it. */
  edit(question: EditInput & { userId: UserId }): Promise<Begun | Refusal<AnsweredAgain> | Full>;
  /** Follows an answer until it ends or `leaving` is aborted. Null if it does not exist. */
  follow(wanted: OwnMessage, leaving: AbortController): Promise<AsyncGenerator<ReplyEvent, void> | null>;
  stop(wanted: OwnMessage): Promise<RevvyMessage | null>;
  delete(wanted: { userId: UserId; conversationId: string }): Promise<boolean>;
  find(wanted: OwnMessage): Promise<Thread | null>;
  close(): Promise<void>;
}

export function createRevvy(parts: RevvyParts): Revvy {
  const { db, log, facts, mind } = parts;
  const node: Node = {
    ...parts,
    replies: createReplies({ db, log }),
    readers: createReaders(),
    closing: new AbortController(),
  };
  return {
    facts,
    prepare: async () => void (await mind()),
    async ask(question) {
      const { safety } = await mind();
      const { language } = safety.checkQuestion(question);
      return await begin(node, question.userId, (hasRoom) => askQuestion(db, { ...question, language, hasRoom }));
    },
    retry: (wanted) => begin(node, wanted.userId, async (hasRoom) => (hasRoom ? await retryReply(db, wanted) : full)),
    async edit(question) {
      const { language } = (await mind()).safety.checkQuestion(question);
      return await begin(node, question.userId, async (hasRoom) =>
        hasRoom ? await editQuestion(db, { ...question, language }) : full,
      );
    },
    follow: (wanted, leaving) => follow(node, wanted, leaving),
    stop: (wanted) => stop(node, wanted),
    async delete(wanted) {
      const { ok, endedId } = await deleteConversation(db, wanted);
      if (endedId) await node.replies.find(endedId)?.end('stopped');
      return ok;
    },
    find: (wanted) => find(node, wanted),
    async close() {
      node.closing.abort();
      await node.replies.stop();
    },
  };
}

interface Node extends RevvyParts {
  replies: Replies;
  readers: Readers;
  closing: AbortController;
}

type Stored = Extract<Asked | AnsweredAgain, { ok: true }>;

const full: Full = { ok: false, reason: 'OVERLOADED' };

/** Reserves room before storing, so that every stored question can be answered. */
async function begin<Refused extends { ok: false }>(
  node: Node,
  userId: UserId,
  store: (hasRoom: boolean) => Promise<Stored | Refused>,
): Promise<Begun | Refused> {
  const room = node.replies.reserve();
  try {
    const stored = await store(room !== null);
    if (!stored.ok) return stored;
    const { messageId, questionId } = stored.reply;
    if (stored.isNew) room?.start(stored.reply, (signal) => answerQuestion(node, { userId, questionId, signal }));
    return { ok: true, replyId: messageId };
  } finally {
    room?.giveBack();
  }
}

function find({ db, files, now }: Node, wanted: OwnMessage): Promise<Thread | null> {
  return findThread(db, wanted, addressesAt(files.addressKey, now()));
}

async function follow(node: Node, wanted: OwnMessage, leaving: AbortController) {
  if (!(await find(node, wanted))) return null;
  node.readers.add(wanted.userId, leaving);
  return followReply({
    read: () => find(node, wanted),
    findWriter: () => node.replies.find(wanted.messageId),
    endLost: () => endLostReplies(node.db, { messageId: wanted.messageId }),
    signal: leaving.signal,
    closing: node.closing.signal,
  });
}

async function stop(node: Node, wanted: OwnMessage): Promise<RevvyMessage | null> {
  if (!(await find(node, wanted))) return null;
  await node.replies.find(wanted.messageId)?.end('stopped');
  await stopReply(node.db, wanted);
  return (await find(node, wanted))?.reply ?? null;
}
