import { expect, test } from 'vitest';
import { callDraft, draftStorage, keepDraft, takeDraft } from './drafts.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const draft = { values: { reason: 'My car was not brought back' }, idempotencyKey: crypto.randomUUID(), sent: '' };

test('a draft typed before signing in moves to the account once', () => {
  const store = memory();
  draftStorage(callDraft, 'call', 'visitor', () => store).write(draft);
  expect(takeDraft(callDraft, 'call', 'asha', () => store)).toEqual(draft);
  expect(takeDraft(callDraft, 'call', undefined, () => store)).toBeNull();
  expect(takeDraft(callDraft, 'call', 'asha', () => store)).toEqual(draft);
  expect(takeDraft(callDraft, 'call', 'ravi', () => store)).toBeNull();
});

test("a form opened while signed out does not replace the account's draft", () => {
  const store = memory();
  const [own, visitors] = ['asha', 'visitor'].map((owner) => draftStorage(callDraft, 'call', owner, () => store));
  if (!own || !visitors) throw new Error('There are two');
  keepDraft(own, draft);
  keepDraft(visitors, { ...draft, values: {} });
  expect(takeDraft(callDraft, 'call', 'asha', () => store)).toEqual(draft);
  keepDraft(own, { ...draft, values: {} });
  expect(store.length).toBe(0);
});

test('invalid stored data or a browser without storage counts as no draft', () => {
  const store = memory();
  const own = draftStorage(callDraft, 'call', 'asha', () => store);
  own.write(draft);
  const [key = ''] = [store.key(0) ?? ''];
  store.setItem(key, '{"values":7}');
  expect(own.read()).toBeNull();
  store.setItem(key, 'no JSON');
  expect(own.read()).toBeNull();
  const forbidden = draftStorage(callDraft, 'call', 'asha', () => {
    throw new Error('forbidden');
  });
  forbidden.write(draft);
  expect(forbidden.read()).toBeNull();
});
