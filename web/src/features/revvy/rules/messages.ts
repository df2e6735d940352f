import type { ReplyEvent, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { MessagePage, MessagePages } from '../types.ts';

export function messagesOf(pages: MessagePages | undefined): RevvyMessage[] {
  return pages ? pages.pages.toReversed().flatMap(({ items }) => items) : [];
}

export const emptyPages: MessagePages = { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] };

function changePage(pages: MessagePages, index: number, items: RevvyMessage[]): MessagePages {
  const page = pages.pages[index];
  if (!page) return pages;
  return { ...pages, pages: pages.pages.with(index, { ...page, items }) };
}

export function withMessage(pages: MessagePages, message: RevvyMessage): MessagePages {
  const index = pages.pages.findIndex(({ items }) => items.some(({ id }) => id === message.id));
  const page = pages.pages[Math.max(index, 0)] as MessagePage;
  if (index < 0) return changePage(pages, 0, [...page.items, message]);
  const place = page.items.findIndex(({ id }) => id === message.id);
  return changePage(pages, index, page.items.with(place, message));
}

export function withoutMessage(pages: MessagePages, messageId: string): MessagePages {
  const index = pages.pages.findIndex(({ items }) => items.some(({ id }) => id === messageId));
  const page = pages.pages[index];
  return page
    ? changePage(
        pages,
        index,
        page.items.filter(({ id }) => id !== messageId),
      )
    : pages;
}

/** Keeps only the newest page. A returning reader starts at the end and loads older messages on demand. */
export function newestPage(pages: MessagePages): MessagePages {
  return { pages: pages.pages.slice(0, 1), pageParams: pages.pageParams.slice(0, 1) };
}

export function grow(reply: RevvyMessage, event: ReplyEvent): RevvyMessage {
  switch (event.type) {
    case 'started':
    case 'ended':
      return event.reply;
    case 'warning':
      return { ...reply, warning: event.warning };
    case 'text':
      return { ...reply, content: reply.content + event.text };
    case 'card':
      return { ...reply, cards: [...reply.cards, event.card] };
  }
}

const awaited = 'awaited:';

export function awaitedId(questionId: string): string {
  return `${awaited}${questionId}`;
}

type Asked = Pick<RevvyMessage, 'id' | 'content' | 'attachments' | 'language'>;

/** A question and the placeholder of its answer, before the server has them. */
export function askedMessages(asked: Asked, now: Date): { question: RevvyMessage; reply: RevvyMessage } {
  const shared = { warning: null, cards: [], failure: null, feedback: null, version: 1, versions: 1 };
  const createdAt = now.toISOString();
  const question: RevvyMessage = { ...shared, ...asked, createdAt, role: 'user', status: 'complete' };
  const reply: RevvyMessage = {
    ...question,
    id: awaitedId(asked.id),
    role: 'assistant',
    content: '',
    attachments: [],
    status: 'streaming',
  };
  return { question, reply };
}

/** The question of an answer, or the answer to a question, with the message itself. Undefined if one is not loaded. */
export function turnOf(messages: readonly RevvyMessage[], { id }: Pick<RevvyMessage, 'id'>) {
  const index = messages.findIndex((message) => message.id === id);
  const start = messages[index]?.role === 'user' ? index : index - 1;
  const [question, reply] = [messages[start], messages[start + 1]];
  return question?.role === 'user' && reply?.role === 'assistant' ? { question, reply } : undefined;
}

/** The answer, emptied for a retry. */
export function emptiedReply(reply: RevvyMessage): RevvyMessage {
  return { ...reply, content: '', warning: null, cards: [], status: 'streaming', failure: null, feedback: null };
}

/** Whether this is a placeholder without an id from the server. */
export function isAwaited({ id }: Pick<RevvyMessage, 'id'>): boolean {
  return id.startsWith(awaited);
}
