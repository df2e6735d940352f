import { expect, test, vi } from 'vitest';
import type { WorkerMessage } from '../shared/notifications/rules/push-message.ts';
import { type OpenPage, openPath } from './open-page.ts';

function openPage(page: Partial<OpenPage> = {}) {
  return {
    url: '/',
    focused: false,
    visibilityState: 'hidden',
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
    postMessage: vi.fn((_message: WorkerMessage, [port]: MessagePort[]) => port?.postMessage(true)),
    ...page,
  };
}

const openNew = vi.fn(async () => undefined);

const to = { path: '/bookings/1', notificationId: 'n' };

test('the page in front navigates by itself', async () => {
  const [hidden, visible] = [openPage(), openPage({ visibilityState: 'visible' })];
  await openPath({ ...to, pages: [hidden, visible], openNew });
  expect(visible.focus).toHaveBeenCalledOnce();
  expect(visible.postMessage).toHaveBeenCalledWith({ kind: 'open-path', ...to }, [expect.any(MessagePort)]);
  expect(visible.navigate).not.toHaveBeenCalled();
  expect(hidden.focus).not.toHaveBeenCalled();
  expect(openNew).not.toHaveBeenCalled();
});

test('a page that does not answer is navigated by the worker', async () => {
  const silent = openPage({ postMessage: vi.fn() });
  await openPath({ path: '/post/1', notificationId: null, pages: [silent], openNew, answerMs: 5 });
  expect(silent.navigate).toHaveBeenCalledWith('/post/1');
});

test('a new page opens if there is none or the page is no longer usable', async () => {
  openNew.mockClear();
  await openPath({ path: '/post/1', notificationId: null, pages: [], openNew });
  const gone = openPage({ focus: () => Promise.reject(new Error('closed')) });
  await openPath({ path: '/post/2', notificationId: null, pages: [gone], openNew });
  expect(openNew.mock.calls).toEqual([['/post/1'], ['/post/2']]);
});
