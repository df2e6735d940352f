import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { createPageStage, settle } from '../../../test/page-stage.ts';
import type { View } from './view.ts';

test('a page is rendered once for everybody with the same view', async () => {
  const { read } = createPageStage();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read()).toBe('page 1');
});

test('a page is counted as a hit, as stale while a new one is rendered, or as a miss', async () => {
  const { stage, read, change } = createPageStage();
  await read();
  await read();
  change();
  stage.now += 500;
  await read();
  await settle();
  await read();
  change();
  stage.now += 1_000;
  await read();
  expect(stage.uses).toEqual(['miss', 'hit', 'stale', 'hit', 'miss']);
});

test('each address, language, theme and place has its own page', async () => {
  const { read } = createPageStage();
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
  const { stage, read, change, pause } = createPageStage();
  await read();
  change();
  const go = pause();
  stage.now += 500;
  expect(await read()).toBe('page 1');
  stage.now += 399;
  expect(await read()).toBe('page 1');
  stage.now += 1;
  const next = read();
  go();
  expect(await next).toBe('page 2');
  expect(await read()).toBe('page 2');
  expect(stage.begun).toHaveLength(2);
});

test('a change during the rendering makes the page outdated', async () => {
  const { stage, read, change, pause } = createPageStage();
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
  const { stage, read } = createPageStage();
  await read();
  stage.now += 59_999;
  expect(await read()).toBe('page 1');
  stage.now += 1;
  expect(await read()).toBe('page 1');
  await settle();
  expect(await read()).toBe('page 2');
});

test('when rendering fails an unchanged page is sent for ten minutes, and a changed one fails', async () => {
  const { stage, read, change } = createPageStage();
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
  stage.now += 900;
  await expect(read()).rejects.toThrow('no database');
});

test.each([500, 503])('a kept page survives a renderer that answers %d for a while', async (status) => {
  const { stage, read } = createPageStage();
  await read();
  stage.rendered = { ...stage.rendered, status, isWhole: false };
  for (let minutes = 2; minutes < 10; minutes++) {
    stage.now += 60_000;
    expect(await read()).toBe('page 1');
    await settle();
  }
  stage.rendered = { ...stage.rendered, status: 200, isWhole: true };
  stage.now += 60_000;
  expect(await read()).toBe('page 1');
  await settle();
  expect(await read()).toBe('page 10');
});

test('a failed rendering is tried again once a second, not for every visitor', async () => {
  const { stage, read } = createPageStage();
  await read();
  stage.rendered = { ...stage.rendered, status: 503, isWhole: false };
  stage.now += 60_000;
  for (let visitor = 0; visitor < 20; visitor++) {
    await read();
    await settle();
    stage.now += 100;
  }
  expect(stage.begun).toHaveLength(3);
});

test('a page that no longer exists is also removed from memory', async () => {
  const { stage, read } = createPageStage();
  await read();
  stage.rendered = { ...stage.rendered, status: 404, isWhole: false };
  stage.now += 60_000;
  await read();
  await settle();
  expect([await read(), await read()]).toEqual(['page 3', 'page 4']);
});

test('pages that are incomplete or under a strange address are never kept', async () => {
  const incomplete = createPageStage({ isWhole: false });
  expect([await incomplete.read(), await incomplete.read()]).toEqual(['page 1', 'page 2']);
  const { read } = createPageStage();
  for (const view of [{ address: '/%70ost/1', isCanonical: false }, { address: `/services?text=${'a'.repeat(300)}` }])
    expect(await read(view)).not.toBe(await read(view));
});

const manyPages = isLongRun ? 100_000 : 50_000;

test('the memory of many thousand pages stays within its bound', async () => {
  const { find, stage } = createPageStage();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const collect = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const view = { isCanonical: true, language: 'en', theme: '' } as const;
  const read = (number: number) =>
    find({ ...view, address: `/services?text=${number}`, place: 'a'.repeat(500) }, { address: 'someone' });
  const before = collect();
  for (let number = 0; number < manyPages; number++) {
    await read(number);
    stage.begun = [];
  }
  expect((collect() - before) / 2 ** 20).toBeLessThan(40);
  await read(manyPages - 1);
  expect(stage.begun).toEqual([]);
}, 60_000);
