import { getPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type GatedDatabase, openGate } from '../../../test/database-gate.ts';
import { createThreadRenderer } from './thread-renderer.ts';

/** Answers with the number of pages that this thread has begun. */
const renderer = `
let begun = 0;
export default {
  async fetch({ url }, { context }) {
    const number = ++begun;
    const { pathname } = new URL(url);
    // Blocks the thread like an endless loop, but uses no processor time.
    if (pathname === '/computes-for-ever') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (pathname === '/ends-its-thread') process.exit(1);
    if (pathname === '/fills-the-memory') for (const all = []; ; ) all.push(new Array(1e6).fill({}));
    if (pathname === '/fails') throw new Error('a bug');
    if (pathname === '/waits') await new Promise((resolve) => setTimeout(resolve, 2_500));
    if (pathname === '/priority') {
      const { getPriority } = await import('node:os');
      const { readlinkSync } = await import('node:fs');
      return new Response(String(getPriority(Number(readlinkSync('/proc/thread-self').split('/')[2]))));
    }
    if (pathname === '/asks') await context.api.garages.featured();
    return new Response('page ' + number);
  },
};`;

/** Long enough for a busy machine; a test shortens the limit that it is about. */
const times = { longestPageMs: 60_000, longestSilenceMs: 30_000 };

let database: GatedDatabase;
let api: Api;

beforeAll(async () => {
  database = await openGate(await createTestDatabase());
  api = await startApi({ database });
});

afterAll(async () => {
  await api.stop();
  await database.drop();
});

/** Renders in a thread of its own. A test can change the limits later, by the object it gave. */
function startThread(limits = times) {
  const render = createThreadRenderer(`data:text/javascript,${encodeURIComponent(renderer)}`, api.services, limits);
  return async (path: string) => {
    const { body } = await render({ url: `https://pahiya.example${path}`, headers: {} });
    return Buffer.from(body).toString();
  };
}

/** Resolves to the page or to the code of its refusal, so that a test can await it later. */
const refusal = (page: Promise<string>) =>
  page.then(
    (text) => text,
    (error: { code?: string }) => error.code,
  );

test.skipIf(process.platform !== 'linux')('rendering has a lower priority than the API', async () => {
  const render = startThread();
  expect(await render('/priority')).toBe(String(getPriority() + 5));
});

test('a page that fails is an error of the product, and the thread goes on', async () => {
  const read = startThread();
  await expect(read('/fails')).rejects.toThrow('a bug');
  expect(await read('/')).toBe('page 2');
});

test('a page that waits too long for the API is given up, and the thread goes on with the others', async () => {
  const limits = { ...times };
  const read = startThread(limits);
  expect(await read('/asks')).toBe('page 1');
  const release = database.hang();
  limits.longestPageMs = 4_000;
  const asking = refusal(read('/asks'));
  limits.longestPageMs = times.longestPageMs;
  await delay(2_500);
  const waiting = read('/waits');
  expect(await asking).toBe('OVERLOADED');
  expect(await waiting).toBe('page 3');
  release();
  expect(await read('/asks')).toBe('page 4');
});

test('a thread that waits longer than it may be silent is not ended', async () => {
  const read = startThread({ ...times, longestSilenceMs: 1_500 });
  expect(await read('/waits')).toBe('page 1');
  expect(await read('/')).toBe('page 2');
});

test('a thread that computes for ever is ended, and a page that came later is rendered in the next one', async () => {
  const limits = { ...times, longestSilenceMs: 8_000 };
  const read = startThread(limits);
  await read('/');
  limits.longestPageMs = 6_000;
  const endless = refusal(read('/computes-for-ever'));
  limits.longestPageMs = times.longestPageMs;
  await delay(3_000);
  const later = read('/');
  expect(await endless).toBe('OVERLOADED');
  expect(await later).toBe('page 1');
});

test.each(isLongRun ? ['/ends-its-thread', '/fills-the-memory'] : ['/ends-its-thread'])(
  'a page in flight survives %s, which fails twice',
  async (path) => {
    // Filling the memory may take long on a busy machine, and no limit of time must end the thread before.
    const read = startThread({ longestPageMs: 100_000, longestSilenceMs: 60_000 });
    expect(await read('/')).toBe('page 1');
    const culprit = refusal(read(path));
    const others = [read('/waits'), read('/waits')];
    expect(await culprit).toBe('OVERLOADED');
    for (const page of await Promise.all(others)) expect(page).toMatch(/^page/);
    expect(await read('/')).toMatch(/^page/);
  },
  180_000,
);
