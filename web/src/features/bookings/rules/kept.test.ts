import type { DehydratedState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keptShape } from '@/lib/api/contract.gen.json';
import { isOwnBookingKey, mergeKept, queriesOf } from './kept.ts';

function query(id: string, dataUpdatedAt: number, call = 'get') {
  return { queryKey: [['bookings', call], { input: { id } }], queryHash: `${call} ${id}`, state: { dataUpdatedAt } };
}

function kept(...queries: ReturnType<typeof query>[]): DehydratedState {
  return { shape: keptShape, mutations: [], queries } as unknown as DehydratedState;
}

test("only answers about the customer's bookings are stored", () => {
  expect(isOwnBookingKey([['bookings', 'list'], { type: 'infinite' }])).toBe(true);
  expect(isOwnBookingKey([['bookings', 'history'], {}])).toBe(true);
  for (const key of [
    [['bookings', 'calendar']],
    [['bookings', 'create']],
    [['payments', 'get']],
    [['profiles', 'me']],
    ['bookings', 'list'],
  ]) {
    expect(isOwnBookingKey(key), JSON.stringify(key)).toBe(false);
  }
});

test('a newer answer replaces an older one', () => {
  const merged = mergeKept(kept(query('a', 1), query('b', 2)), kept(query('a', 3)));
  expect(merged.queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt])).toEqual([
    ['get a', 3],
    ['get b', 2],
  ]);
});

test('the oldest answers are dropped', () => {
  const many = Array.from({ length: 60 }, (_, index) => query(String(index), index));
  const merged = mergeKept(null, kept(...many));
  expect(merged.queries).toHaveLength(40);
  expect(merged.queries.at(-1)?.queryHash).toBe('get 20');
});

test('invalid stored data is ignored', () => {
  for (const broken of [
    null,
    'x',
    {},
    { shape: keptShape, queries: 'x' },
    { shape: keptShape, queries: [null, {}, { queryKey: [['payments', 'get']] }] },
  ]) {
    expect(queriesOf(broken)).toEqual([]);
  }
});

test('bookings stored by a version with other fields are dropped', () => {
  const now = kept(query('a', 1));
  expect(queriesOf(now)).toHaveLength(1);
  const { shape: _, ...unversioned } = { shape: '', ...now };
  for (const before of [unversioned, { ...now, shape: '0123456789ab' }]) {
    expect(queriesOf(before)).toEqual([]);
    expect(mergeKept(before, kept(query('b', 2))).queries).toHaveLength(1);
  }
});
