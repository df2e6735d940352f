import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationsOptions, messagesOptions } from '../queries/conversations.ts';
import { askedMessages } from '../rules/messages.ts';
import type { ConversationPages, MessagePages } from '../types.ts';
import { followConversations } from './follow-conversations.ts';

const asked = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, new Date());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(conversations: Record<string, RevvyMessage[]>) {
  const client = new QueryClient();
  const list = conversationsOptions().queryKey;
  client.setQueryData<ConversationPages>(list, { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] });
  for (const [id, items] of Object.entries(conversations)) {
    const { queryKey } = messagesOptions(id);
    client.setQueryData<MessagePages>(queryKey, { pages: [{ items, nextCursor: null }], pageParams: [undefined] });
  }
  const isReadAgain = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return {
    ...followConversations(client),
    open: (id: string) =>
      new QueryObserver(client, { queryKey: messagesOptions(id).queryKey, enabled: false }).subscribe(() => undefined),
    isListReadAgain: () => isReadAgain(list),
    isReadAgain: (id: string) => isReadAgain(messagesOptions(id).queryKey),
  };
}

test('a conversation changed elsewhere is refetched with the list, and nothing else', () => {
  const page = start({ brakes: [asked.question], clutch: [asked.question] });
  page.onEvent({ topic: 'revvy', id: 'brakes', change: 'changed' });
  vi.advanceTimersByTime(1000);
  expect([page.isListReadAgain(), page.isReadAgain('brakes'), page.isReadAgain('clutch')]).toEqual([true, true, false]);
});

test('after a gap in the event stream everything is refetched', () => {
  const page = start({ brakes: [asked.question], clutch: [asked.question] });
  page.onEvent({ topic: 'revvy', id: null, change: 'changed' });
  vi.advanceTimersByTime(1000);
  expect([page.isListReadAgain(), page.isReadAgain('brakes'), page.isReadAgain('clutch')]).toEqual([true, true, true]);
});

test('an answer growing on this page is updated by its own stream, not by a refetch', () => {
  const page = start({ brakes: [asked.question, asked.reply], clutch: [asked.question, asked.reply] });
  page.open('brakes');
  page.onEvent({ topic: 'revvy', id: 'brakes', change: 'changed' });
  vi.advanceTimersByTime(1000);
  expect([page.isListReadAgain(), page.isReadAgain('brakes')]).toEqual([false, false]);
  page.onEvent({ topic: 'revvy', id: 'clutch', change: 'changed' });
  vi.advanceTimersByTime(1000);
  expect([page.isListReadAgain(), page.isReadAgain('clutch')]).toEqual([true, true]);
});
