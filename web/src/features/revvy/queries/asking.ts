import type { RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { isAnswered } from '../../../lib/api-errors.ts';
import { askedMessages, emptiedReply } from '../rules/messages.ts';
import type { ChatCache } from './chat-cache.ts';
import type { createChatSession } from './chat-session.ts';

export type Sent = Omit<SendInput, 'conversationId' | 'attachments'> & { attachments: RevvyMessage['attachments'] };

interface AskingParts {
  conversationId: string;
  /** Whether the server does not know the conversation yet. */
  isNew: boolean;
  /** Whether a question of it has been stored. */
  isStored: () => boolean;
  cache: Pick<ChatCache, 'begin' | 'put' | 'remove' | 'hold'>;
  session: Pick<ReturnType<typeof createChatSession>, 'send' | 'retry'>;
  stopping: { beginTurn(): void };
  /** The first question was refused. */
  onRefused: () => Promise<void>;
}

/** A question and another try: shown at once, and taken back when it did not get through, of which each rejects. */
export function createAsking(parts: AskingParts) {
  const { conversationId, isNew, isStored, cache, session, stopping, onRefused } = parts;

  function beginTurn() {
    stopping.beginTurn();
    cache.hold();
  }

  /** Before the server has heard of it; answers how to take it back. */
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

  return {
    /** `begin` makes sure that there is a conversation: without one nothing is asked, and false is answered. */
    async ask(sent: Sent, begin: () => Promise<boolean>): Promise<boolean> {
      beginTurn();
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
    async retry(reply: RevvyMessage): Promise<void> {
      beginTurn();
      const answered = session.retry(reply.id);
      cache.put(emptiedReply(reply));
      try {
        await answered;
      } catch (error) {
        cache.put(reply);
        throw error;
      }
    },
  };
}
