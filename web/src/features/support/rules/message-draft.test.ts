import { expect, test } from 'vitest';
import { withOwn } from './message-draft.ts';

const ids = (...all: string[]) => new Set(all);

test("a tab without typed text leaves another tab's draft alone", () => {
  const kept = { text: 'half a sentence', unsent: [{ id: 'theirs' }] };
  expect(withOwn(kept, { text: undefined, unsent: [], ids: ids() })).toEqual(kept);
});

test('unsent messages of another tab are kept when this tab writes', () => {
  const kept = { text: '', unsent: [{ id: 'theirs' }] };
  const here = { text: 'Hello', unsent: [{ id: 'mine' }], ids: ids('mine') };
  expect(withOwn(kept, here)).toEqual({ text: 'Hello', unsent: [{ id: 'theirs' }, { id: 'mine' }] });
  expect(withOwn(null, here)).toEqual({ text: 'Hello', unsent: [{ id: 'mine' }] });
});

test('a sent, discarded or received message is removed from the draft, and a cleared box is empty', () => {
  const kept = { text: 'Hello', unsent: [{ id: 'mine' }, { id: 'theirs' }] };
  expect(withOwn(kept, { text: '', unsent: [], ids: ids('mine', 'theirs') })).toEqual({ text: '', unsent: [] });
});
