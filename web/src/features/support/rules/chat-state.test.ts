import { expect, test } from 'vitest';
import { chatState } from './chat-state.ts';

test.each([
  ['open', false, true, 'subtitle'],
  ['in_progress', true, true, 'online'],
  ['in_progress', true, false, 'away'],
  ['open', true, true, 'online'],
  ['resolved', true, true, 'resolved'],
  ['closed', true, true, 'closed'],
] as const)('a %s chat (agent wrote: %s, agent online: %s) shows the state %s', (status, hasAgent, isOnline, state) => {
  expect(chatState({ status, hasAgent }, isOnline)).toBe(state);
});

test('a chat that is still being opened does not promise an agent', () => {
  expect(chatState(undefined, true)).toBe('subtitle');
});
