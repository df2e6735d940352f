import { beforeEach, expect, test, vi } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

/** The used part of a browser's caches, on an iOS app page. Only https addresses are accepted. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  function address(key: string | { url: string }): string {
    const { protocol, href } = new URL(typeof key === 'string' ? key : key.url, 'capacitor://localhost');
    if (protocol !== 'https:') throw new TypeError(`The scheme of ${href} is not supported`);
    return href;
  }
  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(address(key))?.clone(),
      put: async (key: string, answer: Response) => void store.set(address(key), answer),
      delete: async (key: { url: string }) => store.delete(address(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  }
  return { stores, open: async (name: string) => open(name), delete: async (name: string) => stores.delete(name) };
}

let caches: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('window', { caches });
});

test('a change receives the previously kept value', async () => {
  await keptAnswers.change('asha', () => ({ count: 1 }));
  await keptAnswers.change('asha', (before) => ({ before }));
  expect(await keptAnswers.read('asha')).toEqual({ before: { count: 1 } });
  await keptAnswers.change('asha', () => null);
  expect(await keptAnswers.read('asha')).toEqual({ before: { count: 1 } });
});

test('answers of only one account are kept at a time', async () => {
  await keptAnswers.change('asha', () => 'hers');
  await keptAnswers.onlyOf('asha');
  expect(await keptAnswers.read('asha')).toBe('hers');
  await keptAnswers.onlyOf('ravi');
  expect(await keptAnswers.read('asha')).toBeNull();
});

test('a write in progress at sign-out leaves nothing behind', async () => {
  const writing = keptAnswers.change('asha', () => 'hers');
  await Promise.all([writing, keptAnswers.onlyOf(null)]);
  expect(caches.stores.size).toBe(0);
});

test('nothing is kept when storage is forbidden', async () => {
  vi.stubGlobal('window', {});
  await keptAnswers.change('asha', () => 'hers');
  expect(await keptAnswers.read('asha')).toBeNull();
});
