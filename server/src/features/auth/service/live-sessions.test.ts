import { expect, test } from 'vitest';
import { createLiveSessions } from './live-sessions.ts';

function recording(live: readonly string[]) {
  const asked: string[][] = [];
  const isLive = createLiveSessions(async (ids) => {
    asked.push(ids);
    return new Set(ids.filter((id) => live.includes(id)));
  });
  return { asked, isLive };
}

test('a thousand sessions that are checked at the same moment are read in one statement', async () => {
  const ids = Array.from({ length: 1_000 }, (_, n) => `session-${n}`);
  const { asked, isLive } = recording(ids.slice(1));
  const found = await Promise.all(ids.map(isLive));
  expect(asked).toHaveLength(1);
  expect(found.indexOf(false)).toBe(0);
  expect(found.lastIndexOf(false)).toBe(0);
});

test('a session of several streams is read once', async () => {
  const { asked, isLive } = recording(['one']);
  expect(await Promise.all([isLive('one'), isLive('one')])).toEqual([true, true]);
  expect(asked).toEqual([['one']]);
});

test('a later check reads the session again', async () => {
  const { asked, isLive } = recording(['one']);
  await isLive('one');
  await isLive('one');
  expect(asked).toEqual([['one'], ['one']]);
});
