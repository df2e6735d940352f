import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, textOf } from '@/test/draw.tsx';
import { ConversationRow } from './conversation-row.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T04:30:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

async function rowOf(updatedAt: string): Promise<string> {
  const conversation = { id: '00000000-0000-4000-8000-000000000001', title: 'Soft brakes', updatedAt };
  const nothing = () => undefined;
  const presses = { onOpen: nothing, onDelete: nothing, onRename: async () => true };
  return textOf(await draw(<ConversationRow conversation={conversation} isOpen={false} {...presses} />));
}

test.each([
  ['today the time in India', '2026-11-22T18:31:00.000Z', '12:01 AM'],
  ['yesterday', '2026-11-22T18:29:00.000Z', 'Yesterday'],
  ['earlier this year the day', '2026-11-21T18:29:00.000Z', '21 November'],
  ['before this year the date', '2025-11-22T18:29:00.000Z', '22 November 2025'],
])('a conversation shows when it was last used: %s', async (_, updatedAt, shown) => {
  expect(await rowOf(updatedAt)).toBe(`Soft brakes ${shown}`);
});
