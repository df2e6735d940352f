import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Freshness, watchFreshness } from './freshness.ts';

const longestLagMs = 2_000;

let written: bigint;
let replayed: bigint | null | Error;
let looks: number;
let lines: string[];
let freshness: Freshness;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [written, replayed, looks, lines] = [100n, 100n, 0, []];
  freshness = watchFreshness(
    {
      async written() {
        looks += 1;
        return written;
      },
      async replayed() {
        if (replayed instanceof Error) throw replayed;
        return replayed;
      },
    },
    { longestLagMs, log: { info: note, warn: note } },
  );
});

function note(_details: object, line: string): void {
  lines.push(line);
}

afterEach(() => {
  vi.useRealTimers();
});

/** The answer to a read that comes so much later, once the look it caused has ended. */
async function readAfter(ms: number): Promise<number | undefined> {
  vi.advanceTimersByTime(ms);
  freshness.upTo();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return freshness.upTo();
}

test('a replica that has everything is used, up to the moment of the look', async () => {
  expect(freshness.upTo()).toBeUndefined();
  const moment = performance.now();
  expect(await readAfter(0)).toBe(moment);
  expect(await readAfter(100)).toBe(moment);
  expect(await readAfter(200)).toBe(moment + 300);
  expect(lines).toEqual(['reads go to the replica']);
});

test('a late replica is used until what it lacks is older than the limit', async () => {
  const moment = performance.now();
  await readAfter(0);
  written = 200n;
  expect(await readAfter(1_000)).toBe(moment);
  expect(await readAfter(1_000)).toBe(moment);
  expect(await readAfter(1)).toBeUndefined();
  expect(await readAfter(300)).toBeUndefined();
  expect(lines.at(-1)).toBe('reads go to the primary: the replica is away or late');
  replayed = 200n;
  expect(await readAfter(300)).toBe(performance.now());
  expect(lines.at(-1)).toBe('reads go to the replica');
});

test('a replica that is behind a busy primary by less than the limit is used up to what it has', async () => {
  await readAfter(0);
  [written, replayed] = [300n, 100n];
  const moment = performance.now() + 500;
  await readAfter(500);
  [written, replayed] = [400n, 350n];
  expect(await readAfter(500)).toBe(moment);
});

test.each([
  ['is away', new Error('connect ECONNREFUSED')],
  ['is no replica, or no longer', null],
])('a replica that %s is not used from the next look on', async (_, answer) => {
  await readAfter(0);
  replayed = answer;
  expect(await readAfter(300)).toBeUndefined();
  expect(lines.at(-1)).toBe('reads go to the primary: the replica is away or late');
  replayed = written;
  expect(await readAfter(300)).toBe(performance.now());
});

test('after a failed read the replica rests for a second', async () => {
  await readAfter(0);
  freshness.doubt(new Error('canceling statement due to conflict with recovery'));
  expect(await readAfter(900)).toBeUndefined();
  expect(await readAfter(200)).toBeDefined();
});

test('an idle node asks nobody, and its first read goes to the primary', async () => {
  await readAfter(0);
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(1);
  expect(freshness.upTo()).toBeUndefined();
  expect(looks).toBe(2);
});
