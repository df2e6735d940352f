import { expect, test } from 'vitest';
import { withOwn } from './message-draft.ts';

const ids = (...all: string[]) => new Set(all);

test('a tab in which nothing was written leaves the words of another one', () => {
  const kept = { text: 'half a sentence', unsent: [{ id: 'theirs' }] };
  expect(withOwn(kept, { text: undefined, unsent: [], ids: ids() })).toEqual(kept);
});

test('what could not be sent in another tab stays when something is written here', () => {
  const kept = { text: '', unsent: [{ id: 'theirs' }] };
  const here = { text: 'Hello', unsent: [{ id: 'mine' }], ids: ids('mine') };
  expect(withOwn(kept, here)).toEqual({ text: 'Hello', unsent: [{ id: 'theirs' }, { id: 'mine' }] });
  expect(withOwn(null, here)).toEqual({ text: 'Hello', unsent: [{ id: 'mine' }] });
});

test('what was sent, discarded or arrived is gone, and what was cleared is empty', () => {
  const kept = { text: 'Hello', unsent: [{ id: 'mine' }, { id: 'theirs' }] };
  expect(withOwn(kept, { text: '', unsent: [], ids: ids('mine', 'theirs') })).toEqual({ text: '', unsent: [] });
});
