import { buffer } from 'node:stream/consumers';
import type { ReplyEvent, RevvyMessage, SendInput, Welcome } from '@pahiya/contract/revvy/schemas';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { addressesAt } from '../../files/rules.ts';
import type { Files } from '../../files/types.ts';
import { type Asked, askQuestion } from '../commands/ask-question.ts';
import { deleteConversation } from '../commands/change-conversation.ts';
import { type Retried, retryReply } from '../commands/retry-reply.ts';
import { endLostReplies, stopReply } from '../commands/write-reply.ts';
import { findThread, type Thread } from '../queries/find-thread.ts';
import { loadAsking } from '../queries/load-asking.ts';
import type { AskedPlace, Engine, RevvyTools, Safety } from '../types.ts';
import { composeAnswer, type ReplyPiece } from './compose-answer.ts';
import { followReply } from './follow-reply.ts';
import { createReaders } from './readers.ts';
import { createReplies } from './replies.ts';
import { createTokenAccount } from './token-account.ts';

export interface RevvyParts {
  db: Database;
  log: Logger;
  now: () => Date;
  files: Files;
  engine: Engine;
  safety: Safety;
  /** For one account and one question. */
  toolsFor: (asker: { userId: string; place: AskedPlace | null; now: Date }) => RevvyTools;
  /** Of the AI model, for each account. */
  dailyTokens: number;
}

interface OwnMessage {
  userId: string;
  messageId: string;
}

type Refusal<Outcome extends { ok: boolean }> = Extract<Outcome, { ok: false }>;
type Begun = { ok: true; replyId: string };
type Full = { ok: false; reason: 'OVERLOADED' };

export interface Revvy {
  facts: Pick<Welcome, 'engine' | 'canSeePictures'>;
  /** Stores the question and begins its answer; of a question that is there already it answers which its answer is. */
  ask(question: SendInput & { userId: string }): Promise<Begun | Refusal<Asked>>;
  retry(wanted: OwnMessage): Promise<Begun | Refusal<Retried> | Full>;
  /** All there is of an answer and what comes, until it ends or `leaving` is aborted. Null when it is not there. */
  follow(wanted: OwnMessage, leaving: AbortController): Promise<AsyncGenerator<ReplyEvent, void> | null>;
  /** Null when it is no own answer. */
  stop(wanted: OwnMessage): Promise<RevvyMessage | null>;
  delete(wanted: { userId: string; conversationId: string }): Promise<boolean>;
  find(wanted: OwnMessage): Promise<Thread | null>;
  /** Ends the answers that this node writes. */
  close(): Promise<void>;
}

type Stored = Extract<Asked | Retried, { ok: true }>;

const full: Full = { ok: false, reason: 'OVERLOADED' };

export function createRevvy(parts: RevvyParts): Revvy {
  const { db, log, now, files, engine, safety } = parts;
  const replies = createReplies({ db, log });
  const readers = createReaders();
  const closing = new AbortController();

  const find = (wanted: OwnMessage) => findThread(db, wanted, addressesAt(files.addressKey, now()));

  async function begin<Refused extends { ok: false }>(
    userId: string,
    store: (hasRoom: boolean) => Promise<Stored | Refused>,
  ): Promise<Begun | Refused> {
    const room = replies.reserve();
    try {
      const stored = await store(room !== null);
      if (!stored.ok) return stored;
      const { messageId, questionId } = stored.reply;
      if (stored.isNew) room?.start(stored.reply, (signal) => answerOf(parts, { userId, questionId, signal }));
      return { ok: true, replyId: messageId };
    } finally {
      room?.giveBack();
    }
  }

  return {
    facts: { engine: engine.name, canSeePictures: engine.canSeePictures },
    ask(question) {
      const { language } = safety.checkQuestion(question);
      return begin(question.userId, (hasRoom) => askQuestion(db, { ...question, language, hasRoom }));
    },
    retry: (wanted) => begin(wanted.userId, async (hasRoom) => (hasRoom ? await retryReply(db, wanted) : full)),
    async follow(wanted, leaving) {
      if (!(await find(wanted))) return null;
      readers.add(wanted.userId, leaving);
      return followReply({
        read: () => find(wanted),
        findWriter: () => replies.find(wanted.messageId),
        endLost: () => endLostReplies(db, { messageId: wanted.messageId }),
        signal: leaving.signal,
        closing: closing.signal,
      });
    },
    async stop(wanted) {
      if (!(await find(wanted))) return null;
      await replies.find(wanted.messageId)?.end('stopped');
      await stopReply(db, wanted);
      return (await find(wanted))?.reply ?? null;
    },
    async delete(wanted) {
      const { ok, endedId } = await deleteConversation(db, wanted);
      if (endedId) await replies.find(endedId)?.end('stopped');
      return ok;
    },
    find,
    async close() {
      closing.abort();
      await replies.stop();
    },
  };
}

interface Answering {
  userId: string;
  questionId: string;
  signal: AbortSignal;
}

async function* answerOf(
  { db, log, now, files, engine, safety, toolsFor, dailyTokens }: RevvyParts,
  { userId, questionId, signal }: Answering,
): AsyncGenerator<ReplyPiece> {
  const stored = await loadAsking(db, questionId);
  if (!stored) return;
  const { text, history, place, interfaceLanguage } = stored;
  const check = safety.checkQuestion({ text, interfaceLanguage });
  const pictures = stored.pictureKeys.map((key) => ({
    read: async () => await buffer(await files.store.stream(key)),
  }));
  const account = createTokenAccount(db, { userId, dailyTokens, now });
  const asking = { text, history, pictures, language: check.language, dangers: check.flags, account };
  const tools = toolsFor({ userId, place, now: now() });
  try {
    yield* composeAnswer({ engine, safety, check, asking, tools, signal });
  } finally {
    await account.settle().catch((error: unknown) => log.error({ err: error }, 'tokens were not given back'));
  }
}
