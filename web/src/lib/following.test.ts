import { expect, test } from 'vitest';
import { followsAfter, isNearEnd } from './following.ts';

const atEnd = { scrollTop: 1400, clientHeight: 600, scrollHeight: 2000 };

test('near the end counts as the end', () => {
  expect(isNearEnd(atEnd)).toBe(true);
  expect(isNearEnd({ ...atEnd, scrollTop: 1360 })).toBe(true);
  expect(isNearEnd({ ...atEnd, scrollTop: 1300 })).toBe(false);
});

test('an answer that grows is followed', () => {
  expect(followsAfter(true, 1400, { ...atEnd, scrollHeight: 2300 })).toBe(true);
});

test('who scrolls up is left where they are, until they come back to the end', () => {
  const up = { ...atEnd, scrollTop: 1200 };
  expect(followsAfter(true, 1400, up)).toBe(false);
  expect(followsAfter(false, 1200, { ...up, scrollTop: 1250 })).toBe(false);
  expect(followsAfter(false, 1250, atEnd)).toBe(true);
});
