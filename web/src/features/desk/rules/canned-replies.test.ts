import { expect, test } from 'vitest';
import { fillReply, findReplies } from './canned-replies.ts';

test('a saved reply addresses the customer by first name', () => {
  expect(fillReply('Hello {name}, sorry {name}!', ' Asha Raghunathan Iyer ')).toBe('Hello Asha, sorry Asha!');
  expect(fillReply('Hello', 'Asha')).toBe('Hello');
});

test('replies match when they contain every word, matches in the title first', () => {
  const replies = [
    { id: '1', title: 'Hello', text: 'Your refund is on its way' },
    { id: '2', title: 'Refund is late', text: 'Sorry' },
    { id: '3', title: 'Call', text: 'We call you' },
  ];
  expect(findReplies(replies, 'refund IS').map(({ id }) => id)).toEqual(['2', '1']);
  expect(findReplies(replies, '')).toHaveLength(3);
  expect(findReplies(replies, 'refund call')).toEqual([]);
});
