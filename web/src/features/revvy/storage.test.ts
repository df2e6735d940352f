import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStorage } from './storage.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let store: ReturnType<typeof fakeStorage>;
let tab: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  store = fakeStorage();
  tab = fakeStorage();
});
afterEach(() => vi.useRealTimers());

function draftOf(userId: string, chatId: string, ownTab = tab) {
  return draftStorage(userId, chatId, { device: () => store, tab: () => ownTab });
}

const picture = { url: '/p.webp', sources: [], width: 4, height: 3, placeholder: 'data:,' };
const attachments = [{ kind: 'frame' as const, uploaded: { id: '0190a1b2-0000-7000-8000-000000000001', picture } }];

test('a draft and its pictures are restored in its conversation', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments });
  draftOf('me', 'new').write({ text: 'Something else', attachments: [] });
  expect(draftOf('me', 'a').read()).toEqual({ text: 'My brakes', attachments });
  expect(draftOf('me', 'new').read().text).toBe('Something else');
});

test('a draft is not visible to another account on the same device', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments: [] });
  expect(draftOf('you', 'a').read()).toEqual({ text: '', attachments: [] });
});

test('an empty box deletes the draft', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments: [] });
  draftOf('me', 'a').write({ text: '', attachments: [] });
  expect(store.length).toBe(0);
});

test('only the thirty most recent drafts are kept', () => {
  for (let index = 0; index < 35; index++) {
    vi.advanceTimersByTime(1000);
    draftOf('me', `chat-${index}`).write({ text: 'words', attachments: [] });
  }
  expect(store.length).toBe(30);
  expect(draftOf('me', 'chat-4').read().text).toBe('');
  expect(draftOf('me', 'chat-5').read().text).toBe('words');
});

test('two tabs keep separate drafts for conversations that have not begun', () => {
  const other = fakeStorage();
  draftOf('me', 'new').write({ text: 'My brakes', attachments: [] });
  vi.advanceTimersByTime(1000);
  draftOf('me', 'new', other).write({ text: 'My clutch', attachments: [] });
  expect(draftOf('me', 'new').read().text).toBe('My brakes');
  expect(draftOf('me', 'new', other).read().text).toBe('My clutch');
  draftOf('me', 'new').clear();
  expect(draftOf('me', 'new', other).read().text).toBe('My clutch');
  expect(draftOf('me', 'new', fakeStorage()).read().text).toBe('My clutch');
});

test("starting a conversation without typing leaves another tab's draft alone", () => {
  draftOf('me', 'new').write({ text: 'My brakes', attachments: [] });
  draftOf('me', 'new', fakeStorage()).clear();
  expect(draftOf('me', 'new', fakeStorage()).read().text).toBe('My brakes');
});

test('a draft survives closing its tab and appears in the next one', () => {
  draftOf('me', 'new').write({ text: 'My brakes', attachments: [] });
  const next = fakeStorage();
  expect(draftOf('me', 'new', next).read().text).toBe('My brakes');
  draftOf('me', 'new').write({ text: '', attachments: [] });
  expect(draftOf('me', 'new', next).read().text).toBe('');
});

test('an invalid draft or forbidden storage counts as no draft', () => {
  store.setItem('pahiya:draft:revvy:me:a', '{');
  expect(draftOf('me', 'a').read().text).toBe('');
  const refuse = () => {
    throw new Error('forbidden');
  };
  const forbidden = draftStorage('me', 'new', { device: refuse, tab: refuse });
  forbidden.write({ text: 'words', attachments: [] });
  expect(forbidden.read().text).toBe('');
});
