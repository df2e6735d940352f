import { expect, test } from 'vitest';
import { avatarProblem, backTarget, joinedMonth, withFollow } from './rules.ts';

test('the month of joining is that of the calendar in India', () => {
  expect(joinedMonth('2026-11-20T10:00:00.000Z')).toEqual({ year: '2026', month: '11' });
  expect(joinedMonth('2026-12-31T18:29:59.000Z')).toEqual({ year: '2026', month: '12' });
  expect(joinedMonth('2026-12-31T18:30:00.000Z')).toEqual({ year: '2027', month: '1' });
});

test('the settings lead back to where the customer came from', () => {
  const parse = (text: string) => Object.fromEntries(new URLSearchParams(text));
  expect(backTarget(undefined, parse)).toEqual({ to: '/profile' });
  expect(backTarget('/book/1?search=brake%20pads', parse)).toEqual({ to: '/book/1', search: { search: 'brake pads' } });
});

test.each([
  ['image/jpeg', 5 * 1024 * 1024, null],
  ['image/webp', 0, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'tooLarge'],
  ['application/pdf', 10, 'invalidType'],
  ['', 10, 'invalidType'],
])('a profile picture of type "%s" with %i bytes is checked: %s', (type, size, problem) => {
  expect(avatarProblem({ type, size })).toBe(problem);
});

test('following and unfollowing change the count once', () => {
  const before = { isFollowing: false, followers: 0 };
  const followed = withFollow(before, true);
  expect(followed).toEqual({ isFollowing: true, followers: 1 });
  expect(withFollow(followed, true)).toBe(followed);
  expect(withFollow(followed, false)).toEqual(before);
  expect(withFollow({ isFollowing: true, followers: 0 }, false).followers).toBe(0);
});
