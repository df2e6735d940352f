import { expect, test } from 'vitest';
import { followsAfter, isNearEnd } from './following.ts';

const atEnd = { scrollTop: 1400, clientHeight: 600, scrollHeight: 2000 };

const following = { isFollowing: true, heldAt: null };
const away = { isFollowing: false, heldAt: null };

test('a position near the end counts as the end', () => {
  expect(isNearEnd(atEnd)).toBe(true);
  expect(isNearEnd({ ...atEnd, scrollTop: 1360 })).toBe(true);
  expect(isNearEnd({ ...atEnd, scrollTop: 1300 })).toBe(false);
});

test('the view follows a growing answer', () => {
  expect(followsAfter({ ...following, before: 1400 }, { ...atEnd, scrollHeight: 2300 })).toBe(true);
});

test('scrolling up stops following until the reader returns to the end', () => {
  const up = { ...atEnd, scrollTop: 1200 };
  expect(followsAfter({ ...following, before: 1400 }, up)).toBe(false);
  expect(followsAfter({ ...away, before: 1200 }, { ...up, scrollTop: 1250 })).toBe(false);
  expect(followsAfter({ ...away, before: 1250 }, atEnd)).toBe(true);
});

test('a view that was stopped near the end stays there while the answer grows, until the reader scrolls', () => {
  const held = { isFollowing: false, before: 1380, heldAt: 1380 };
  expect(followsAfter(held, { ...atEnd, scrollTop: 1380 })).toBe(false);
  expect(followsAfter(held, { ...atEnd, scrollTop: 1380.5 })).toBe(false);
  expect(followsAfter(held, atEnd)).toBe(true);
});
