import { formatMs, formatRatio } from '../format.ts';
import { percentile } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';
import type { GrowthCase } from './cases.ts';
import type { Grown } from './database.ts';
import { explain } from './plans.ts';

const requests = 200;
const mostRatio = 1.5;
/** Faster times depend on clock and machine rather than on the data. */
const tooFastMs = 0.3;

export interface Side {
  grown: Grown;
  cases: GrowthCase[];
}

interface Timing {
  p50: number;
  p99: number;
}

interface Comparison {
  /** Names what is counted, such as `posts`. */
  of: string;
  notes?: string[];
  /** Shows the plans of all cases, not only of those beyond their budget. */
  showsPlans?: boolean;
}

export async function compare(
  { say, hasPlans }: Workbench,
  small: Side,
  large: Side,
  { of, notes = [], showsPlans = false }: Comparison,
): Promise<Table> {
  const rows: Row[] = [];
  const plans: string[] = [];
  for (const [index, one] of small.cases.entries()) {
    const other = large.cases[index];
    if (!other) continue;
    say(`growth: ${one.name}`);
    const [before, after] = await timeInTurn([small.grown, one], [large.grown, other]);
    const row = toRow(one.name, before, after);
    rows.push(row);
    if (showsPlans || (hasPlans && row.isWithin === false)) plans.push(...(await explain(large.grown, other)));
  }
  return {
    title: `Growth from ${small.grown.count.toLocaleString('en')} to ${large.grown.count.toLocaleString('en')} ${of}`,
    columns: ['query', 'p50, few', 'p50, many', 'ratio', 'p99, few', 'p99, many', 'budget'],
    rows,
    notes: [
      `${requests} requests to each database in turn, one at a time, through the product's query functions.`,
      ...notes,
    ],
    plans,
  };
}

/** Both sides run under the same machine load. Each request runs once before it counts. */
async function timeInTurn(...sides: [Grown, GrowthCase][]): Promise<[Timing, Timing]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < requests; round += 1) {
    for (const [side, [{ db }, { requests: runs }]] of sides.entries()) {
      const run = runs[round % runs.length];
      if (round === 0) for (const first of runs) await first(db);
      const startedAt = performance.now();
      await run?.(db);
      times[side]?.push(performance.now() - startedAt);
    }
  }
  const [before, after] = times;
  return [toTiming(before), toTiming(after)];
}

function toTiming(times: number[]): Timing {
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
}

function toRow(name: string, before: Timing, after: Timing): Row {
  const ratio = after.p50 / Math.max(tooFastMs, before.p50);
  return {
    cells: [
      name,
      formatMs(before.p50),
      formatMs(after.p50),
      formatRatio(ratio),
      formatMs(before.p99),
      formatMs(after.p99),
      `≤ ${formatRatio(mostRatio)}`,
    ],
    isWithin: ratio <= mostRatio,
  };
}
