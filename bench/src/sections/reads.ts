import { startBareTwin } from '../bare-twin.ts';
import { formatMs, formatRatio } from '../format.ts';
import { applyLoad, type Measured } from '../load.ts';
import { chooseReadTargets, type ReadTarget } from '../read-targets.ts';
import { withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const connections = 20;
const leastRatio = 0.85;
const mostP99Ratio = 2;

/** One after the other, so that both run under the same machine load. */
interface Pair {
  product: Measured;
  bare: Measured;
}

export async function measureReads(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async (site) => {
    const targets = await chooseReadTargets(site.db);
    const twin = await startBareTwin(workbench, site, targets);
    return await workbench.using(twin.stop, async () => {
      const rows: Row[] = [];
      for (const target of targets) {
        rows.push(toRow(target, await measurePairs(workbench, target, site.product.url, twin.url)));
      }
      return [toTable(rows, workbench)];
    });
  });
}

async function measurePairs(workbench: Workbench, target: ReadTarget, url: string, bareUrl: string): Promise<Pair[]> {
  const [rounds, seconds] = workbench.isQuick ? [3, 2] : [5, 4];
  const measure = (at: string) =>
    applyLoad({ url: at, paths: target.requests.map(({ path }) => path), connections, until: { seconds } });
  workbench.say(`reads: ${target.name}`);
  for (const at of [url, bareUrl]) await measure(at);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ product: await measure(url), bare: await measure(bareUrl) });
  return pairs;
}

function toRow({ name }: ReadTarget, pairs: Pair[]): Row {
  const middle = (pick: (pair: Pair) => number) => median(pairs.map(pick));
  const ratio = middle(({ product, bare }) => product.perSecond / bare.perSecond);
  const p99Ratio = middle(({ product, bare }) => product.p99 / bare.p99);
  return {
    cells: [
      name,
      middle(({ product }) => product.perSecond).toFixed(0),
      middle(({ bare }) => bare.perSecond).toFixed(0),
      formatRatio(ratio),
      formatMs(middle(({ product }) => product.p50)),
      formatMs(middle(({ bare }) => bare.p50)),
      formatMs(middle(({ product }) => product.p99)),
      formatMs(middle(({ bare }) => bare.p99)),
      formatRatio(p99Ratio),
      `≥ ${formatRatio(leastRatio)}, p99 ≤ ${formatRatio(mostP99Ratio)}`,
    ],
    isWithin: ratio >= leastRatio && p99Ratio <= mostP99Ratio,
  };
}

function toTable(rows: Row[], { isQuick }: Workbench): Table {
  return {
    title: 'Reads against a bare node:http + pg server',
    columns: ['read', 'req/s', 'bare', 'ratio', 'p50', 'bare', 'p99', 'bare', 'ratio', 'budget'],
    rows,
    notes: [
      `Same database, statements, bodies and headers; ${connections} connections, ${isQuick ? 3 : 5} alternating rounds after a warm-up; medians, ratios round by round.`,
    ],
  };
}
