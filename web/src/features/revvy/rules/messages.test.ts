import { expect, test } from 'vitest';
import type { MessagePages } from '../types.ts';
import {
  askedMessages,
  emptyPages,
  grow,
  isAwaited,
  messagesOf,
  newestPage,
  turnOf,
  withMessage,
  withoutMessage,
} from './messages.ts';

const now = new Date('2026-11-20T10:00:00Z');

function messageOf(id: string, content = id) {
  return askedMessages({ id, content, attachments: [], language: 'en' }, now).question;
}

const pages: MessagePages = {
  pages: [
    { items: [messageOf('c'), messageOf('d')], nextCursor: 'older' },
    { items: [messageOf('a'), messageOf('b')], nextCursor: null },
  ],
  pageParams: [undefined, 'older'],
};

function idsOf(of: MessagePages) {
  return messagesOf(of).map(({ id }) => id);
}

test('messages are ordered oldest first, whichever page they came with', () => {
  expect(idsOf(pages)).toEqual(['a', 'b', 'c', 'd']);
  expect(messagesOf(undefined)).toEqual([]);
});

test('a new message is added at the end, and a known one keeps its position', () => {
  expect(idsOf(withMessage(pages, messageOf('e')))).toEqual(['a', 'b', 'c', 'd', 'e']);
  const changed = withMessage(pages, messageOf('b', 'new words'));
  expect(messagesOf(changed)[1]?.content).toBe('new words');
  expect(idsOf(changed)).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(withMessage(emptyPages, messageOf('a')))).toEqual(['a']);
});

test('unchanged messages stay the same objects', () => {
  const changed = withMessage(pages, messageOf('d', 'more'));
  expect(changed.pages[1]).toBe(pages.pages[1]);
  expect(changed.pages[0]?.items[0]).toBe(pages.pages[0]?.items[0]);
});

test('a message can be removed', () => {
  expect(idsOf(withoutMessage(pages, 'c'))).toEqual(['a', 'b', 'd']);
  expect(withoutMessage(pages, 'x')).toBe(pages);
});

test('leaving a conversation keeps only the newest page', () => {
  expect(idsOf(newestPage(pages))).toEqual(['c', 'd']);
});

test('events make an answer grow', () => {
  const { reply } = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, now);
  expect(isAwaited(reply)).toBe(true);
  const warned = grow(reply, { type: 'warning', warning: '**Do not drive.**' });
  const grown = grow(grow(warned, { type: 'text', text: 'Be' }), { type: 'text', text: 'cause' });
  const whole = grow(grown, { type: 'card', card: { kind: 'support' } });
  expect(whole).toMatchObject({ warning: '**Do not drive.**', content: 'Because', cards: [{ kind: 'support' }] });
  const conversation = { id: 'c', title: 'Why?', updatedAt: now.toISOString() };
  const kept = { ...messageOf('r', 'All of it'), role: 'assistant' as const };
  expect(grow(whole, { type: 'ended', conversation, reply: kept })).toBe(kept);
});

test('a question and its answer are found by either of them', () => {
  const { question, reply } = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, now);
  const messages = [messageOf('a'), question, reply];
  expect(turnOf(messages, question)).toEqual({ question, reply });
  expect(turnOf(messages, reply)).toEqual({ question, reply });
  expect(turnOf(messages, messageOf('a'))).toBeUndefined();
});
