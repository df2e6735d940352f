import { expect, test } from 'vitest';
import type { Fault } from '../cases/fault.ts';
import { createTally, type Tally } from '../load/tally.ts';
import { type Findings, listBreaches } from './list-breaches.ts';

const fault: Fault = { name: 'a fault', cause: async () => undefined };

function tallyOf(...noted: Partial<Parameters<Tally['note']>[0]>[]): Tally {
  const tally = createTally();
  for (const one of noted) tally.note({ name: 'book', ms: 20, outcome: 'answered', detail: '', ...one });
  return tally;
}

const failed = { outcome: 'failed', detail: '503' } as const;

const sound: Findings = {
  ...{ tally: tallyOf({}, failed), resumed: 1, missed: 0, untold: 0, recoveryMs: 300, lost: [], broken: [], ended: [] },
};

test('requests that failed as they should break no promise', () => {
  expect(listBreaches(fault, sound)).toEqual([]);
});

const overlap = { rule: 'a mechanic has two bookings at once', within: 0, violations: 2 };
const wrong = { outcome: 'wrong', detail: '500' } as const;

test.each<[string, Partial<Findings>]>([
  ['1 × wrong: book: 500', { tally: tallyOf(wrong) }],
  ['lost: bookings 1', { lost: ['bookings 1'] }],
  ['2 × a mechanic has two bookings at once', { broken: [overlap] }],
  ['a node ended by itself: Out of memory', { ended: ['Out of memory'] }],
  ['3 changes did not reach a stream', { missed: 3 }],
  ['2 payments had webhooks that no node took', { untold: 2 }],
  ['it did not recover within 30 s', { recoveryMs: undefined }],
  ['a request took more than 10 s', { tally: tallyOf({ ms: 10_001 }) }],
  ['there were no requests', { tally: tallyOf() }],
])('a breach is told: %s', (line, change) => {
  expect(listBreaches(fault, { ...sound, ...change })).toEqual([line]);
});

test('a fault that nobody may notice fails with the first failed request', () => {
  expect(listBreaches({ ...fault, isUnnoticed: true }, sound)).toEqual(['1 requests failed']);
});

test('a fault that must be felt fails when nobody felt it', () => {
  const line = 'nothing shows that the fault happened';
  const unfelt = { ...sound, tally: tallyOf({}), resumed: 0 };
  expect(listBreaches({ ...fault, isFeltBy: 'requests' }, sound)).toEqual([]);
  expect(listBreaches({ ...fault, isFeltBy: 'requests' }, unfelt)).toEqual([line]);
  expect(listBreaches({ ...fault, isFeltBy: 'streams' }, sound)).toEqual([]);
  expect(listBreaches({ ...fault, isFeltBy: 'streams' }, unfelt)).toEqual([line]);
});
