import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('ids that arrive close together are sent in one batch, without duplicates and up to the limit', () => {
  const sent: string[][] = [];
  const { add } = gather((ids) => sent.push(ids), { waitMs: 300, jitterMs: 200, limit: 2, random: () => 0.5 });
  for (const id of ['a', 'b', 'a', 'c']) add(id);
  vi.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a', 'b'], ['c']]);
  add('a');
  vi.advanceTimersByTime(400);
  expect(sent).toHaveLength(3);
});

test('leaving the page drops ids not sent yet', () => {
  const sent: string[][] = [];
  const gathered = gather((ids) => sent.push(ids), { waitMs: 300, jitterMs: 0, limit: 50 });
  gathered.add('a');
  gathered.stop();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
