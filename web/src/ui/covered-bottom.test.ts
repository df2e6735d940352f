import { expect, test } from 'vitest';
import { clearOfActions, coveredBottom } from './covered-bottom.ts';

const phone = { height: 844, visible: 844 };
const navigation = { top: 780, bottom: 844 };

test('without bars nothing is covered', () => {
  expect(coveredBottom([], phone)).toBe(0);
  expect(coveredBottom([{ top: 0, bottom: 0 }], phone)).toBe(0);
});

test('bars that stand on one another count together', () => {
  const box = { top: 700, bottom: 780 };
  const button = { top: 708, bottom: 764 };
  expect(coveredBottom([navigation], phone)).toBe(64);
  expect(coveredBottom([box, navigation], phone)).toBe(144);
  expect(coveredBottom([button, navigation], phone)).toBe(136);
});

test('a bar that has scrolled away from the bottom does not count', () => {
  expect(coveredBottom([{ top: 300, bottom: 380 }, navigation], phone)).toBe(64);
  expect(coveredBottom([{ top: 900, bottom: 980 }], phone)).toBe(0);
});

test('a keyboard covers the bottom, and a message box stands above it', () => {
  const view = { height: 844, visible: 544 };
  expect(coveredBottom([navigation], view)).toBe(300);
  expect(coveredBottom([{ top: 480, bottom: 544 }, navigation], view)).toBe(364);
});

const notice = { covered: 64, noticePx: 90, height: 844 };

test('a notice stays at the bottom where it covers no main action', () => {
  expect(clearOfActions([], notice)).toBe(64);
  expect(clearOfActions([{ top: 500, bottom: 552 }], notice)).toBe(64);
  expect(clearOfActions([{ top: 1200, bottom: 1252 }], notice)).toBe(64);
});

test('a notice is placed above a main action that it would cover, and above the next one', () => {
  const save = { top: 700, bottom: 752 };
  expect(clearOfActions([save], notice)).toBe(144);
  expect(clearOfActions([{ top: 600, bottom: 652 }, save], notice)).toBe(244);
});

test('a notice does not climb to the heading', () => {
  const column = [700, 600, 500, 400, 300].map((top) => ({ top, bottom: top + 52 }));
  expect(clearOfActions(column, notice)).toBe(64);
});
