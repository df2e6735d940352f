import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';
import type { PageChanges } from './page-changes.ts';
import type { RenderedPage } from './types.ts';
import type { View } from './view.ts';

const home: View = { address: '/', language: 'en', theme: '', place: '' };

/** A renderer whose pages are numbered, changes that are made by hand, and a clock. */
function createStage({ whole = true } = {}) {
  const stage = {
    now: 1_000_000,
    version: 0,
    after: Number.NEGATIVE_INFINITY,
    rendered: 0,
    error: undefined as unknown,
  };
  let hold: Promise<void> | undefined;
  const changes: PageChanges = {
    look: async () => undefined,
    versionOf: () => String(stage.version),
    changedAfter: () => stage.after,
  };
  const find = createKeptPages({
    changes,
    now: () => stage.now,
    async render(): Promise<RenderedPage> {
      const text = `page ${++stage.rendered}`;
      await hold;
      if (stage.error) throw stage.error;
      const body = new Uint8Array(Buffer.from(text));
      return { status: 200, headers: {}, body, isCompressed: false, etag: '', scripts: [], isWhole: whole };
    },
  });
  return {
    stage,
    read: async (view: Partial<View> = {}) =>
      Buffer.from((await find({ ...home, ...view }, 'someone')).body).toString(),
    change: () => {
      stage.version++;
      stage.after = stage.now - 500;
    },
    /** Renderings wait until the returned function is called. */
    pause: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return () => {
        hold = undefined;
        resolve();
      };
    },
  };
}

/** Lets a rendering in the background end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered once for everybody with the same view', async () => {
  const { read } = createStage();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read()).toBe('page 1');
});

test('another address, language, theme or place is another page', async () => {
  const { read } = createStage();
  const views: Partial<View>[] = [
    {},
    { address: '/services' },
    { language: 'hi' },
    { theme: 'dark' },
    { place: 'Pune' },
  ];
  const pages = [];
  for (const view of views) pages.push(await read(view));
  expect(new Set(pages).size).toBe(views.length);
  expect(await read({ theme: 'dark' })).toBe(pages[3]);
});

test('after a change the old page is sent for less than a second, and the new one as soon as it is there', async () => {
  const { stage, read, change, pause } = createStage();
  await read();
  change();
  const go = pause();
  expect(await read()).toBe('page 1');
  stage.now += 399;
  expect(await read()).toBe('page 1');
  stage.now += 1;
  const next = read();
  go();
  expect(await next).toBe('page 2');
  expect(await read()).toBe('page 2');
  expect(stage.rendered).toBe(2);
});

test('a change during the rendering makes the page outdated', async () => {
  const { stage, read, change, pause } = createStage();
  const go = pause();
  const first = read();
  await settle();
  change();
  stage.now += 2_000;
  go();
  expect(await first).toBe('page 1');
  expect(await read()).toBe('page 2');
});

test('without a change a page is rendered again after a minute, and sent meanwhile', async () => {
  const { stage, read } = createStage();
  await read();
  stage.now += 59_999;
  expect(await read()).toBe('page 1');
  stage.now += 1;
  expect(await read()).toBe('page 1');
  await settle();
  expect(await read()).toBe('page 2');
});

test('when rendering fails an unchanged page is sent for ten minutes, and a changed one fails', async () => {
  const { stage, read, change } = createStage();
  await read();
  stage.error = new Error('no database');
  stage.now += 599_999;
  expect(await read()).toBe('page 1');
  await settle();
  stage.now += 1;
  await expect(read()).rejects.toThrow('no database');
  stage.error = undefined;
  await read();
  stage.error = new Error('no database');
  change();
  stage.now += 400;
  await expect(read()).rejects.toThrow('no database');
});

test('pages that set a cookie, are incomplete or follow a payment are never kept', async () => {
  const incomplete = createStage({ whole: false });
  expect([await incomplete.read(), await incomplete.read()]).toEqual(['page 1', 'page 2']);
  const { read } = createStage();
  const address = '/payment-success?payment_id=one';
  expect([await read({ address }), await read({ address })]).toEqual(['page 1', 'page 2']);
});
