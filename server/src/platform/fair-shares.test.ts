import { expect, test } from 'vitest';
import { createFairShares } from './fair-shares.ts';

const most = { atOnce: 2, atOnceOfAccount: 1, waiting: 6, waitingOfAccount: 4 };

/** Controls work that ends on demand and records the order of starts. */
function createStage() {
  const runFairly = createFairShares(most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (account: string, name: string) =>
    runFairly(account, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  async function finish(name: string): Promise<void> {
    ends.get(name)?.();
    await new Promise(setImmediate);
  }
  return { bring, begun, finish };
}

test('accounts take turns, however much work one of them has queued', async () => {
  const { bring, begun, finish } = createStage();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name);
  for (const name of ['b1', 'b2']) void bring('b', name);
  void bring('c', 'c1');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  const fair = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'];
  for (const name of fair) await finish(name);
  expect(begun).toEqual(fair);
});

test('one account never occupies all places', async () => {
  const { bring, begun, finish } = createStage();
  for (const name of ['a1', 'a2']) void bring('a', name);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1']);
  void bring('b', 'b1');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  await finish('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('work beyond the limits of the account or of all accounts is refused', async () => {
  const { bring } = createStage();
  const overloaded = { code: 'OVERLOADED' };
  for (let at = 0; at <= most.waitingOfAccount; at += 1) void bring('a', `a${at}`);
  await expect(bring('a', 'a5')).rejects.toMatchObject(overloaded);
  for (let at = 0; at <= most.waiting - most.waitingOfAccount; at += 1) void bring('b', `b${at}`);
  await expect(bring('c', 'c0')).rejects.toMatchObject(overloaded);
});

test('failed work frees its place', async () => {
  const runFairly = createFairShares({ ...most, atOnce: 1 });
  await expect(runFairly('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await runFairly('b', async () => 'done')).toBe('done');
});
