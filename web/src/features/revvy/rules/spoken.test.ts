import { expect, test } from 'vitest';
import { askedMessages } from './messages.ts';
import { spokenAnswer } from './spoken.ts';

const { reply } = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, new Date(0));
const answer = { ...reply, warning: 'Stop **now**.', content: 'Your brakes are **worn**.' };

test('a warning is announced once, when it arrives, and not again with the complete answer', () => {
  expect(spokenAnswer(answer, null)).toBe('Your brakes are worn.');
  expect(spokenAnswer({ ...answer, content: '' }, null)).toBe('');
});

test('the reason for an interruption is announced after the answer', () => {
  expect(spokenAnswer(answer, 'It was cut off.')).toBe('Your brakes are worn. It was cut off.');
});
