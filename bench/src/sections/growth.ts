import { formatMs, formatRatio } from '../format.ts';
import { type GrowthCase, listCases } from '../growth/cases.ts';
import { withGarages } from '../growth/database.ts';
import { loadDetails } from '../growth/load-garages.ts';
import { explainAll } from '../growth/plans.ts';
import { type Store, withStore } from '../site.ts';
import { percentile } from '../statistics.ts';
import type { Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const requests = 200;
const mostRatio = 1.5;
/** Below this the clock and the machine decide, not the data. */
const tooFastMs = 0.3;

interface Timing {
  p50: number;
  p99: number;
}

export async function measureGrowth(workbench: Workbench): Promise<Table[]> {
  const [few, many] = [1_000, workbench.isQuick ? 100_000 : 1_000_000];
  return await withStore(workbench, async (store) => {
    const small = await withGarages(workbench, store, few, (grown) => timeAll(workbench, grown, few));
    const grown = await withGarages(workbench, store, many, async (big) => {
      const timings = await timeAll(workbench, big, many);
      const slow = listCases(many).filter(({ name }) => ratioOf(small, timings, name) > mostRatio);
      return { timings, plans: workbench.hasPlans ? await explainAll(big, slow) : [] };
    });
    return [toTable(small, grown.timings, { few, many, notes: grown.plans })];
  });
}

async function timeAll(workbench: Workbench, { pool, db }: Store, count: number): Promise<Map<string, Timing>> {
  const cases = listCases(count);
  const timings = new Map<string, Timing>();
  const ids: string[] = [];
  for (const one of cases) ids.push(...(await one.garageIds(db)));
  await loadDetails(pool, ids);
  for (const one of cases) {
    workbench.say(`growth: ${one.name}`);
    timings.set(one.name, await timeCase(db, one));
  }
  return timings;
}

/** One at a time; each request is asked once before it counts. */
async function timeCase(db: Store['db'], { requests: runs }: GrowthCase): Promise<Timing> {
  for (const run of runs) await run(db);
  const times: number[] = [];
  while (times.length < requests) {
    for (const run of runs) {
      const startedAt = performance.now();
      await run(db);
      times.push(performance.now() - startedAt);
    }
  }
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
}

function ratioOf(small: Map<string, Timing>, grown: Map<string, Timing>, name: string): number {
  return (grown.get(name)?.p50 ?? Number.NaN) / Math.max(tooFastMs, small.get(name)?.p50 ?? Number.NaN);
}

function toTable(
  small: Map<string, Timing>,
  grown: Map<string, Timing>,
  { few, many, notes }: { few: number; many: number; notes: string[] },
): Table {
  return {
    title: `Growth from ${few.toLocaleString('en')} to ${many.toLocaleString('en')} garages`,
    columns: ['query', 'p50, few', 'p50, many', 'ratio', 'p99, few', 'p99, many', 'budget'],
    rows: [...small].map(([name, before]) => {
      const after = grown.get(name) ?? { p50: Number.NaN, p99: Number.NaN };
      const ratio = ratioOf(small, grown, name);
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
    }),
    notes: [`At least ${requests} requests each, one at a time, through the product's query functions.`, ...notes],
  };
}
