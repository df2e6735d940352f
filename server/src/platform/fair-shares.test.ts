import { expect, test } from 'vitest';
import { createFairShares } from './fair-shares.ts';

const most = { atOnce: 2, atOnceOfAccount: 1, waiting: 6, waitingOfAccount: 4 };

/** Controls work that ends on demand and records the order of starts. */
function createStage() {
  const runFairly = createFairShares(most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (account: string, name: string, signal?: AbortSignal) =>
    runFairly(
      account,
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      },
      signal,
    );
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

const overloaded = { code: 'OVERLOADED' };

test('work beyond the limit of the account is refused', async () => {
  const { bring } = createStage();
  for (let at = 0; at <= most.waitingOfAccount; at += 1) void bring('a', `a${at}`);
  await expect(bring('a', 'a5')).rejects.toMatchObject(overloaded);
});

test('when too many wait, the newest of the account with most is refused, and the others are served', async () => {
  const { bring, begun, finish } = createStage();
  const refused: string[] = [];
  const come = (name: string) => bring(name.slice(0, 1), name).catch(() => void refused.push(name));
  // One of `a` and one of `b` run; four of `a` and two of `b` wait.
  for (const name of ['a0', 'b0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void come(name);
  for (const name of ['c0', 'd0', 'e0', 'f0']) {
    void come(name);
    await new Promise(setImmediate);
  }
  // Nobody has more than one in line then, so the last one is refused.
  expect(refused).toEqual(['a4', 'a3', 'a2', 'b2']);
  void come('g0');
  await new Promise(setImmediate);
  expect(refused.at(-1)).toBe('g0');
  for (const name of ['a0', 'b0', 'c0', 'd0', 'e0', 'f0', 'a1', 'b1']) await finish(name);
  expect(begun.toSorted()).toEqual(['a0', 'a1', 'b0', 'b1', 'c0', 'd0', 'e0', 'f0']);
});

test('work that is called off leaves its line, and work that has begun goes on', async () => {
  const { bring, begun, finish } = createStage();
  const reason = new Error('nobody waits for it');
  const [begunOne, waitingOne] = [new AbortController(), new AbortController()];
  const done = bring('a', 'a1', begunOne.signal);
  const calledOff = bring('a', 'a2', waitingOne.signal);
  void bring('a', 'a3');
  await new Promise(setImmediate);
  for (const one of [begunOne, waitingOne]) one.abort(reason);
  await expect(calledOff).rejects.toBe(reason);
  await finish('a1');
  expect(await done).toBe('a1');
  expect(begun).toEqual(['a1', 'a3']);
  await expect(bring('b', 'b1', AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('failed work frees its place', async () => {
  const runFairly = createFairShares({ ...most, atOnce: 1 });
  await expect(runFairly('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await runFairly('b', async () => 'done')).toBe('done');
});
