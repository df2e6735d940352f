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

beforeEach(() => {
  vi.useFakeTimers();
  store = fakeStorage();
});
afterEach(() => vi.useRealTimers());

function draftOf(userId: string, chatId: string) {
  return draftStorage(userId, chatId, () => store);
}

const picture = { url: '/p.webp', sources: [], width: 4, height: 3, placeholder: 'data:,' };
const attachments = [{ kind: 'frame' as const, uploaded: { id: '0190a1b2-0000-7000-8000-000000000001', picture } }];

test('what was typed into a conversation is there again, with its pictures', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments });
  draftOf('me', 'new').write({ text: 'Something else', attachments: [] });
  expect(draftOf('me', 'a').read()).toEqual({ text: 'My brakes', attachments });
  expect(draftOf('me', 'new').read().text).toBe('Something else');
});

test('nobody sees what another account typed on the same device', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments: [] });
  expect(draftOf('you', 'a').read()).toEqual({ text: '', attachments: [] });
});

test('an empty box leaves nothing behind', () => {
  draftOf('me', 'a').write({ text: 'My brakes', attachments: [] });
  draftOf('me', 'a').write({ text: '', attachments: [] });
  expect(store.length).toBe(0);
});

test('only the thirty last used are kept', () => {
  for (let index = 0; index < 35; index++) {
    vi.advanceTimersByTime(1000);
    draftOf('me', `chat-${index}`).write({ text: 'words', attachments: [] });
  }
  expect(store.length).toBe(30);
  expect(draftOf('me', 'chat-4').read().text).toBe('');
  expect(draftOf('me', 'chat-5').read().text).toBe('words');
});

test('whatever else lies there, and a browser that forbids storage, count as nothing typed', () => {
  store.setItem('pahiya:draft:revvy:me:a', '{');
  expect(draftOf('me', 'a').read().text).toBe('');
  const forbidden = draftStorage('me', 'a', () => {
    throw new Error('forbidden');
  });
  forbidden.write({ text: 'words', attachments: [] });
  expect(forbidden.read().text).toBe('');
});
