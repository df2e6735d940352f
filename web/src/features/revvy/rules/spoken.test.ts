import { expect, test } from 'vitest';
import { askedMessages } from './messages.ts';
import { spokenAnswer } from './spoken.ts';

const { reply } = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, new Date(0));
const answer = { ...reply, warning: 'Stop **now**.', content: 'Your brakes are **worn**.' };

test('a danger is heard once: when it comes, and not again with the whole answer', () => {
  expect(spokenAnswer(answer, null)).toBe('Your brakes are worn.');
  expect(spokenAnswer({ ...answer, content: '' }, null)).toBe('');
});

test('why an answer was cut off is heard after it', () => {
  expect(spokenAnswer(answer, 'It was cut off.')).toBe('Your brakes are worn. It was cut off.');
});
