import { expect, test, vi } from 'vitest';
import { isPagePath, openNavigation } from './navigation.ts';

const page = new Response('page');
const shell = async () => new Response('shell');
const nothing = Promise.resolve(undefined);
const lost = () => Promise.reject(new TypeError('no network'));

test('pages can be served offline, unlike what the server handles itself', () => {
  for (const path of ['/', '/profile', '/bookings/0197', '/car-service/navi-mumbai', '/profile/asha.rao', '/shared']) {
    expect(isPagePath(path), path).toBe(true);
  }
  for (const path of [
    '/api',
    '/api/docs',
    '/share',
    '/simulated-checkout/1',
    '/sitemap.xml',
    '/brand/social.png',
    '/_shell',
    '/healthz',
  ]) {
    expect(isPagePath(path), path).toBe(false);
  }
});

test('the server is asked first, unless the request is preloaded', async () => {
  const ask = vi.fn(async () => page);
  expect(await openNavigation({ preloaded: nothing, ask, shell })).toBe(page);
  expect(ask).toHaveBeenCalledOnce();
  const early = new Response('early');
  expect(await openNavigation({ preloaded: Promise.resolve(early), ask, shell })).toBe(early);
  expect(ask).toHaveBeenCalledOnce();
});

test('without an answer the cached page is used', async () => {
  expect(await (await openNavigation({ preloaded: nothing, ask: lost, shell })).text()).toBe('shell');
  const refused = Promise.reject(new TypeError('no network'));
  expect(await (await openNavigation({ preloaded: refused, ask: lost, shell })).text()).toBe('shell');
});

test('a slow server is not waited for, unless there is nothing else', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(page), 40));
  expect(await (await openNavigation({ preloaded: nothing, ask: slow, shell, patience: 5 })).text()).toBe('shell');
  const none = async () => undefined;
  expect(await openNavigation({ preloaded: nothing, ask: slow, shell: none, patience: 5 })).toBe(page);
  await expect(openNavigation({ preloaded: nothing, ask: lost, shell: none })).rejects.toThrow('no network');
});
