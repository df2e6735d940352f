import { expect, test } from 'vitest';
import { possibleRulings, ruledOn, settles, wordFor } from './ruling.ts';
import { rulingTargetOf, rulingText } from './ruling-target.ts';

const targetId = '0198c0de-0000-7000-8000-000000000001';

test('the address names the subject of a ruling, and anything else is rejected', () => {
  expect(rulingTargetOf(`comment:${targetId}`)).toEqual({ target: 'comment', targetId });
  expect(rulingText({ target: 'profile', targetId })).toBe(`profile:${targetId}`);
  for (const value of [undefined, 7, '', 'post', `garage:${targetId}`, 'post:1', `post:${targetId}x`])
    expect(rulingTargetOf(value)).toBeUndefined();
});

test('the possible rulings depend on the state of the content', () => {
  const open = { isHidden: false, isHeld: false, isSuspended: false, isReported: true };
  expect(possibleRulings({ ...open, target: 'post' })).toEqual(['hide', 'warn', 'suspend', 'dismiss']);
  expect(possibleRulings({ ...open, target: 'comment', isHidden: true, isReported: false })).toEqual([
    'restore',
    'warn',
    'suspend',
  ]);
  expect(possibleRulings({ ...open, target: 'profile', isSuspended: true })).toEqual(['warn', 'reinstate', 'dismiss']);
});

test('held content is published or rejected, and needs no separate decision on its report', () => {
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

test('a warning to the author does not settle the report of a post', () => {
  expect(settles('post', 'warn')).toBe(false);
  expect(settles('post', 'hide')).toBe(true);
  expect(settles('profile', 'suspend')).toBe(true);
});

test('an audit entry links to the subject of its ruling', () => {
  const entry = (action: string, details = {}) => ({ action, subjectId: targetId, details });
  expect(ruledOn(entry('moderation.hide', { target: 'post' }))).toEqual({ target: 'post', targetId });
  expect(ruledOn(entry('moderation.suspend'))).toEqual({ target: 'profile', targetId });
  expect(ruledOn(entry('moderation.dismiss'))).toBeUndefined();
  expect(ruledOn(entry('ticket.reply'))).toBeUndefined();
});
