import { expect, test } from 'vitest';
import { createPageStage, settle } from '../../../test/page-stage.ts';

test('a reader who comes after a change does not get a page whose rendering began before it', async () => {
  const { stage, read, change, pause } = createPageStage();
  const go = pause();
  const first = read();
  await settle();
  change();
  stage.now += 5_000;
  const later = [read(), read()];
  await settle();
  expect(stage.begun).toHaveLength(2);
  go();
  expect(await first).toBe('page 1');
  expect(await Promise.all(later)).toEqual(['page 2', 'page 2']);
  expect(await read()).toBe('page 2');
});

test('a reader who comes after a change waits for a new page even if the change becomes known late', async () => {
  const { stage, read, change, pause } = createPageStage({ shows: ['post:1', 'people'] });
  const go = pause();
  const first = read();
  await settle();
  stage.isBlind = true;
  change();
  stage.now += 100;
  const later = read();
  await settle();
  expect(stage.begun).toHaveLength(1);
  stage.now += 3_000;
  stage.isBlind = false;
  stage.rendered = { ...stage.rendered, status: 404, isWhole: false };
  go();
  expect(await first).toBe('page 1');
  expect(await later).toBe('page 2');
  expect(await read()).toBe('page 3');
});

test('a rendering of older data does not take the place of a newer page', async () => {
  const { stage, read, change, pause } = createPageStage();
  const endFirst = pause();
  const first = read();
  await settle();
  change();
  stage.now += 1_000;
  const endSecond = pause();
  const second = read();
  await settle();
  endSecond();
  expect(await second).toBe('page 2');
  endFirst();
  expect(await first).toBe('page 1');
  expect(await read()).toBe('page 2');
});

const pathsOf = (count: number) => Array.from({ length: count }, (_, number) => `/services?text=${number}`);

test('nobody waits for a page behind the other pages that another address asked for', async () => {
  const { stage, read, pause } = createPageStage();
  const go = pause();
  const greedy = [...pathsOf(18), '/'].map((address) => read({ address }, 'greedy'));
  await settle();
  expect(stage.begun).toEqual(pathsOf(3));
  const visitor = read({ address: '/' }, 'visitor');
  await settle();
  expect(stage.begun).toEqual([...pathsOf(3), '/']);
  go();
  expect(await visitor).toBe('page 4');
  expect(await Promise.all(greedy)).toHaveLength(19);
  expect(stage.begun).toHaveLength(19);
});

test('greedy addresses cannot fill the line for everybody else', async () => {
  const { stage, read, pause } = createPageStage();
  const go = pause();
  const refused: string[] = [];
  const greedy = ['a', 'b', 'c', 'd', 'e'].flatMap((from) =>
    pathsOf(19).map((address) => read({ address: `${address}${from}` }, from).catch(() => void refused.push(from))),
  );
  await settle();
  const visitors = ['x', 'y', 'z'].map((from) => read({ address: `/services?text=${from}` }, from));
  await settle();
  go();
  expect((await Promise.all(visitors)).every((page) => page.startsWith('page'))).toBe(true);
  await Promise.all(greedy);
  expect(refused.length).toBeGreaterThan(3);
  expect(new Set(stage.begun).size).toBe(stage.begun.length);
});

test('a page for which nobody waits any more is not rendered', async () => {
  const { stage, read, pause } = createPageStage();
  const go = pause();
  const running = pathsOf(3).map((address) => read({ address }));
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const left = read({ address: '/services?left' }, 'someone', leaving.signal);
  const shared = [leaving, staying].map(({ signal }) => read({ address: '/services?shared' }, 'someone', signal));
  await settle();
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'OVERLOADED' });
  go();
  await Promise.all([...running, ...shared]);
  expect(stage.begun).toEqual([...pathsOf(3), '/services?shared']);
});

test('an address whose line is full still gets a page that others wait for', async () => {
  const { read, pause } = createPageStage();
  const go = pause();
  const all = pathsOf(19).map((address) => read({ address }, 'greedy'));
  const others = pathsOf(22)
    .slice(19)
    .map((address) => read({ address }, 'other'));
  await settle();
  await expect(read({ address: '/' }, 'greedy')).rejects.toMatchObject({ code: 'OVERLOADED' });
  const shared = read({ address: '/services?text=21' }, 'greedy');
  go();
  expect(await shared).toBe(await others[2]);
  await Promise.all(all);
});
