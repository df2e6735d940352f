import { expect, test } from 'vitest';
import { possibleRulings, ruledOn, settles, wordFor } from './ruling.ts';
import { rulingPlaceOf, rulingText } from './ruling-place.ts';

const targetId = '0198c0de-0000-7000-8000-000000000001';

test('an address names what is ruled on, and nothing else is understood', () => {
  expect(rulingPlaceOf(`comment:${targetId}`)).toEqual({ target: 'comment', targetId });
  expect(rulingText({ target: 'profile', targetId })).toBe(`profile:${targetId}`);
  for (const value of [undefined, 7, '', 'post', `garage:${targetId}`, 'post:1', `post:${targetId}x`])
    expect(rulingPlaceOf(value)).toBeUndefined();
});

test('what can be done depends on how the thing stands', () => {
  const open = { isHidden: false, isHeld: false, isSuspended: false, isReported: true };
  expect(possibleRulings({ ...open, target: 'post' })).toEqual(['hide', 'warn', 'suspend', 'dismiss']);
  expect(possibleRulings({ ...open, target: 'comment', isHidden: true, isReported: false })).toEqual([
    'restore',
    'warn',
    'suspend',
  ]);
  expect(possibleRulings({ ...open, target: 'profile', isSuspended: true })).toEqual(['warn', 'reinstate', 'dismiss']);
});

test('what waits for review is published or rejected, and its report needs no other decision', () => {
  const held = { target: 'post', isHidden: true, isHeld: true, isSuspended: false, isReported: true } as const;
  expect(possibleRulings(held)).toEqual(['restore', 'hide', 'warn', 'suspend']);
  expect(possibleRulings(held).map((action) => wordFor(action, held))).toEqual([
    'publish',
    'reject',
    'warn',
    'suspend',
  ]);
  expect(wordFor('hide', { isHeld: false })).toBe('hide');
});

test('a word to its author leaves the report of a post open', () => {
  expect(settles('post', 'warn')).toBe(false);
  expect(settles('post', 'hide')).toBe(true);
  expect(settles('profile', 'suspend')).toBe(true);
});

test('the audit log leads to what a ruling was about', () => {
  const entry = (action: string, details = {}) => ({ action, subjectId: targetId, details });
  expect(ruledOn(entry('moderation.hide', { target: 'post' }))).toEqual({ target: 'post', targetId });
  expect(ruledOn(entry('moderation.suspend'))).toEqual({ target: 'profile', targetId });
  expect(ruledOn(entry('moderation.dismiss'))).toBeUndefined();
  expect(ruledOn(entry('ticket.reply'))).toBeUndefined();
});
