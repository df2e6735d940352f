import type { EditInput, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { isAnswered } from '../../../lib/api/api-errors.ts';
import type { ChatCache } from '../queries/chat-cache.ts';
import { askedMessages, emptiedReply } from '../rules/messages.ts';
import type { createChatSession } from './chat-session.ts';

export type Sent = Omit<SendInput, 'conversationId' | 'attachments'> & { attachments: RevvyMessage['attachments'] };

interface AskingParts {
  conversationId: string;
  /** The server does not have the conversation yet. */
  isNew: boolean;
  /** Whether one of its questions is stored. */
  isStored: () => boolean;
  cache: Pick<ChatCache, 'begin' | 'put' | 'remove' | 'hold'>;
  session: Pick<ReturnType<typeof createChatSession>, 'send' | 'retry' | 'edit'>;
  stopping: { beginQuestion(): void };
  onRefused: () => Promise<void>;
}

/** A question and its answer. */
export interface Turn {
  question: RevvyMessage;
  reply: RevvyMessage;
}

/** Asks, retries and edits. All are shown optimistically, rolled back on failure, and reject then. */
export function createAsking(parts: AskingParts) {
  const { conversationId, isNew, isStored, cache, session, stopping, onRefused } = parts;

  function beginQuestion() {
    stopping.beginQuestion();
    cache.hold();
  }

  /** Shows the question before it is sent. Returns a function that removes it. */
  function put({ messageId, text, attachments, detectedLanguage }: Sent): () => void {
    const asked = { id: messageId, content: text, attachments, language: detectedLanguage };
    const { question, reply } = askedMessages(asked, new Date());
    if (isNew) cache.begin();
    cache.put(question);
    cache.put(reply);
    return () => {
      cache.remove(question.id);
      cache.remove(reply.id);
    };
  }

  async function again({ question, reply }: Turn, shown: RevvyMessage, answered: Promise<void>): Promise<void> {
    cache.put(shown);
    cache.put(emptiedReply(reply));
    try {
      await answered;
    } catch (error) {
      cache.put(question);
      cache.put(reply);
      throw error;
    }
  }

  return {
    /**
     * `begin` creates the conversation if needed. When it resolves to false, nothing is asked and this resolves to
     * false.
     */
    async ask(sent: Sent, begin: () => Promise<boolean>): Promise<boolean> {
      beginQuestion();
      const takeBack = put(sent);
      try {
        if (!(await begin())) {
          takeBack();
          return false;
        }
        const attachments = sent.attachments.map(({ id, kind }) => ({ fileId: id, kind }));
        await session.send({ ...sent, conversationId, attachments });
        return true;
      } catch (error) {
        takeBack();
        if (!isStored() && isAnswered(error)) await onRefused();
        throw error;
      }
    },
    async retry(turn: Turn): Promise<void> {
      beginQuestion();
      await again(turn, turn.question, session.retry(turn.reply.id));
    },
    async edit(turn: Turn, asked: Omit<EditInput, 'messageId'>): Promise<void> {
      beginQuestion();
      const edited = { ...turn.question, content: asked.text, language: asked.detectedLanguage };
      await again(turn, edited, session.edit({ ...asked, messageId: edited.id }, turn.reply.id));
    },
  };
}
