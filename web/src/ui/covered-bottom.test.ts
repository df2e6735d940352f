import { expect, test } from 'vitest';
import { coveredBottom } from './covered-bottom.ts';

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
