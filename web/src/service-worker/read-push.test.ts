import { expect, test } from 'vitest';
import { pathOf, readPush } from './read-push.ts';
import { appearance } from './show-push.ts';

const origin = 'https://pahiya.example';

test('a push is shown as the server sent it', () => {
  const said = {
    title: 'New like',
    body: 'Asha liked your post',
    tag: 'like:1',
    url: '/post/1',
    type: 'like',
    data: { notification_id: '7' },
  };
  expect(readPush(JSON.stringify(said), origin)).toEqual({
    title: 'New like',
    body: 'Asha liked your post',
    tag: 'like:1',
    path: '/post/1',
    notificationId: '7',
    isUrgent: false,
    language: undefined,
  });
});

test('any push content shows a notification', () => {
  for (const text of [null, '', 'not JSON', 'null', '7', '[]', '"text"', '{}', '{"title":7,"url":{},"body":null}']) {
    expect(readPush(text, origin)).toMatchObject({ title: 'New Notification', body: '', path: '/notifications' });
  }
});

test('a push opens only pages of this site', () => {
  const strangers = ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', 7, null];
  for (const url of strangers) expect(pathOf(url, origin), String(url)).toBe('/notifications');
  expect(pathOf('/bookings/b1?a=1#top', origin)).toBe('/bookings/b1?a=1#top');
  expect(pathOf(`${origin}/post/1`, origin)).toBe('/post/1');
});

test('only booking news sounds again, and nothing sounds while the site is in front', () => {
  const booking = readPush('{"type":"booking","tag":"booking:1","url":"/bookings/1"}', origin);
  expect(appearance(booking, false)).toMatchObject({ tag: 'booking:1', renotify: true, data: { path: '/bookings/1' } });
  expect(appearance(booking, true)).toMatchObject({ renotify: false, silent: true });
  expect(appearance(readPush('{"type":"like","tag":"like:1"}', origin), false)).toMatchObject({ renotify: false });
  expect(appearance(readPush('{"type":"booking"}', origin), false)).not.toHaveProperty('renotify');
});
