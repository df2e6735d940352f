import { expect, test } from 'vitest';
import { isMissed } from '../../src/table.ts';
import type { Fault } from '../cases/fault.ts';
import type { CaseResult } from './run-case.ts';
import { runInTurn } from './run-in-turn.ts';
import { toTable } from './to-table.ts';

const faults = ['one', 'two', 'three'].map((name): Fault => ({ name, cause: async () => undefined }));

function sound({ name }: Fault): CaseResult {
  return {
    ...{ name, requests: 9, failed: 1, wrong: 0, slowestMs: 20, lost: 0, resumed: 2, missed: 0, recoveryMs: 300 },
    breaches: [],
    failures: ['1 × failed: book: 503'],
  };
}

function runAll(run: (fault: Fault) => Promise<CaseResult>): Promise<CaseResult[]> {
  return runInTurn(faults, { minutes: 0, run, onResult: () => undefined });
}

test('a run without a breach passes, whatever failed as it should', async () => {
  const results = await runAll(async (fault) => sound(fault));
  expect(results.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  expect(isMissed(toTable(results, []))).toBe(false);
});

test('a breach of one case fails the run, and the others run as well', async () => {
  const results = await runAll(async (fault) => ({
    ...sound(fault),
    breaches: fault.name === 'two' ? ['lost: bookings 1'] : [],
  }));
  const table = toTable(results, []);
  expect(isMissed(table)).toBe(true);
  expect(table.rows.map(({ isWithin }) => isWithin)).toEqual([true, false, true]);
  expect(table.notes).toEqual(['two: lost: bookings 1']);
});

test('an error in a case fails the run and ends it, and the table still has the cases before it', async () => {
  const results = await runAll(async (fault) => {
    if (fault.name === 'two') throw new Error('The tables are not complete');
    return sound(fault);
  });
  expect(results.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(results[1]?.breaches).toEqual(['it was not finished, and the run ended: The tables are not complete']);
  expect(isMissed(toTable(results, []))).toBe(true);
});
