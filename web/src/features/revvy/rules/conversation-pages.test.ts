import { expect, test } from 'vitest';
import type { ConversationPages } from '../types.ts';
import { conversationsOf, withConversation, withoutConversation } from './conversation-pages.ts';

function used(id: string, minute: number) {
  return { id, title: id, updatedAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z` };
}

const pages: ConversationPages = {
  pages: [
    { items: [used('a', 50), used('b', 40)], nextCursor: 'more' },
    { items: [used('c', 30)], nextCursor: null },
  ],
  pageParams: [undefined, 'more'],
};

function idsOf(of: ConversationPages) {
  return conversationsOf(of).map(({ id }) => id);
}

test('a conversation used just now comes first, without a duplicate', () => {
  expect(idsOf(withConversation(pages, used('c', 55)))).toEqual(['c', 'a', 'b']);
  expect(idsOf(withConversation(pages, used('n', 59)))).toEqual(['n', 'a', 'b', 'c']);
});

test('a conversation restored after deletion returns to its old position', () => {
  const without = withoutConversation(pages, 'b');
  expect(idsOf(without)).toEqual(['a', 'c']);
  expect(idsOf(withConversation(without, used('b', 40)))).toEqual(['a', 'b', 'c']);
});

test('a conversation older than all loaded ones is left to its page, if there are more pages', () => {
  expect(idsOf(withConversation(pages, used('z', 1)))).toEqual(['a', 'b', 'c', 'z']);
  const first = { pages: pages.pages.slice(0, 1), pageParams: [undefined] };
  expect(idsOf(withConversation(first, used('z', 1)))).toEqual(['a', 'b']);
});

test('an empty list accepts its first conversation', () => {
  const empty: ConversationPages = { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] };
  expect(idsOf(withConversation(empty, used('a', 1)))).toEqual(['a']);
});
