import { formatMs, formatRatio } from '../format.ts';
import { type GrowthCase, listCases } from '../growth/cases.ts';
import { type Grown, withGarages } from '../growth/database.ts';
import { loadDetails } from '../growth/load-garages.ts';
import { explain } from '../growth/plans.ts';
import { withStore } from '../site.ts';
import { percentile } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const requests = 200;
const mostRatio = 1.5;
/** Below this the clock and the machine decide, not the data. */
const tooFastMs = 0.3;

interface Side {
  grown: Grown;
  cases: GrowthCase[];
}

interface Timing {
  p50: number;
  p99: number;
}

export async function measureGrowth(workbench: Workbench): Promise<Table[]> {
  const [few, many] = [1_000, workbench.isQuick ? 100_000 : 1_000_000];
  return await withStore(workbench, (store) =>
    withGarages(workbench, store, few, (small) =>
      withGarages(workbench, store, many, async (large) => [
        await compare(workbench, await prepare(small), await prepare(large)),
      ]),
    ),
  );
}

/** What the requests touch gets its services, mechanics and slots. */
async function prepare(grown: Grown): Promise<Side> {
  const cases = listCases(grown.count);
  const ids: string[] = [];
  for (const one of cases) ids.push(...(await one.garageIds(grown.db)));
  await loadDetails(grown.pool, ids);
  return { grown, cases };
}

async function compare({ say, hasPlans }: Workbench, small: Side, large: Side): Promise<Table> {
  const rows: Row[] = [];
  const plans: string[] = [];
  for (const [index, one] of small.cases.entries()) {
    const other = large.cases[index];
    if (!other) continue;
    say(`growth: ${one.name}`);
    const [before, after] = await timeInTurn([small.grown, one], [large.grown, other]);
    const row = toRow(one.name, before, after);
    rows.push(row);
    if (hasPlans && row.isWithin === false) plans.push(...(await explain(large.grown, other)));
  }
  return {
    title: `Growth from ${small.grown.count.toLocaleString('en')} to ${large.grown.count.toLocaleString('en')} garages`,
    columns: ['query', 'p50, few', 'p50, many', 'ratio', 'p99, few', 'p99, many', 'budget'],
    rows,
    notes: [
      `${requests} requests to each database in turn, one at a time, through the product's query functions.`,
      'A small town has a handful of the few garages and 50 or more of the many: its answer is longer.',
      ...plans,
    ],
  };
}

/** A request to the one, a request to the other: both meet the same machine. Each is asked once before it counts. */
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
