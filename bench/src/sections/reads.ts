import type { BareRoute } from '../bare/bare-plan.ts';
import { startBareTwin, type Twins } from '../bare/start-twin.ts';
import { openClient } from '../client.ts';
import { giveHistory, postCount, withCommunitySite } from '../community-site.ts';
import { accountOf, bearer, signUp } from '../customers.ts';
import { formatMs, formatRatio } from '../format.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { applyLoad, type Measured } from '../load.ts';
import { chooseReadTargets, emptyTarget, feedTarget, nextWorkingDay, type ReadTarget } from '../read-targets.ts';
import type { Site } from '../site.ts';
import type { Row, Table } from '../table.ts';
import { takeSlots } from '../taken-slots.ts';
import type { Workbench } from '../workbench.ts';

const connections = 20;
const leastRatio = 0.85;
const mostP99Ratio = 1.5;

interface Case {
  name: string;
  paths: string[];
  barePaths: string[];
  isWithoutBudget?: boolean;
}

type Round = Record<'product' | 'bare', Measured>;

export async function measureReads(workbench: Workbench): Promise<Table[]> {
  return await withCommunitySite(workbench, async (site) => {
    const targets = await chooseReadTargets(site.db);
    const reader = await prepare(site);
    const twin = await startBareTwin(workbench, site, { routes: listRoutes(targets), reader });
    return await workbench.using(twin.stop, async () => {
      const rows: Row[] = [];
      for (const one of listCases(targets)) {
        workbench.say(`reads: ${one.name}`);
        rows.push(toRow(one, await measure(workbench, one, [site.product.url, twin.url], reader.headers)));
      }
      return [toTable(rows, workbench)];
    });
  });
}

async function prepare({ pool, product }: Site): Promise<Twins['reader']> {
  const { token } = await signUp(openClient(product.url));
  const id = accountOf(token);
  await takeSlots(pool, nextWorkingDay());
  await giveHistory(pool, [id]);
  return { id, headers: bearer(token) };
}

/** At this path the bare server uses the statement for a million garages. */
const ofMany = (path: string) => `/of-many${path}`;

function listRoutes(targets: ReadTarget[]): Twins['routes'] {
  const routes: Record<string, BareRoute> = {};
  for (const { name: read, requests } of targets)
    for (const { path, values } of requests) routes[path] = { read, values };
  for (const { path, values } of targets[0]?.requests ?? [])
    routes[ofMany(path)] = { read: 'nearby, by city, of a million', values, productPath: path };
  for (const { path } of feedTarget.requests) routes[path] = { read: feedTarget.name, values: [], isSignedIn: true };
  for (const { path } of emptyTarget.requests) routes[path] = { read: emptyTarget.name, values: [] };
  return routes;
}

function listCases(targets: ReadTarget[]): Case[] {
  const all = [...targets, feedTarget, emptyTarget].map((target): Case => {
    const paths = target.requests.map(({ path }) => path);
    return { name: target.name, paths, barePaths: paths, isWithoutBudget: target === emptyTarget };
  });
  const [{ paths } = { paths: [] }] = all;
  const name = 'the same, by a statement for a million garages';
  return all.toSpliced(1, 0, { name, paths, barePaths: paths.map(ofMany), isWithoutBudget: true });
}

async function measure(
  { isQuick }: Workbench,
  { paths, barePaths }: Case,
  [url = '', bareUrl = '']: string[],
  headers: Record<string, string>,
): Promise<Round[]> {
  const until = { seconds: isQuick ? 1 : 3 };
  const load = { connections, headers, until };
  return await inTurn(rounds(isQuick), {
    product: () => applyLoad({ ...load, url, paths }),
    bare: () => applyLoad({ ...load, url: bareUrl, paths: barePaths }),
  });
}

function rounds(isQuick: boolean): number {
  return isQuick ? 2 : 5;
}

function toRow({ name, isWithoutBudget }: Case, measured: Round[]): Row {
  const middle = (pick: (round: Round) => number) => middleOf(measured, pick);
  const ratio = middle(({ product, bare }) => product.perSecond / bare.perSecond);
  const p99Ratio = middle(({ product, bare }) => product.p99 / bare.p99);
  const cells = [
    name,
    middle(({ product }) => product.perSecond).toFixed(0),
    middle(({ bare }) => bare.perSecond).toFixed(0),
    formatRatio(ratio),
    formatMs(middle(({ product }) => product.p50)),
    formatMs(middle(({ bare }) => bare.p50)),
    formatMs(middle(({ product }) => product.p99)),
    formatMs(middle(({ bare }) => bare.p99)),
    formatRatio(p99Ratio),
  ];
  if (isWithoutBudget) return { cells: [...cells, ''] };
  return {
    cells: [...cells, `≥ ${formatRatio(leastRatio)}, p99 ≤ ${formatRatio(mostP99Ratio)}`],
    isWithin: ratio >= leastRatio && p99Ratio <= mostP99Ratio,
  };
}

function toTable(rows: Row[], { isQuick }: Workbench): Table {
  return {
    title: 'Reads against a bare node:http + pg server',
    columns: ['read', 'req/s', 'bare', 'ratio', 'p50', 'bare', 'p99', 'bare', 'ratio', 'budget'],
    rows,
    notes: [
      `Same database, pool size, headers and content; the bare server has the fastest statements that we could write by hand for the same answers, prepared under a name. 90 garages with walk-ins, ${postCount.toLocaleString('en')} posts, and a reader who blocks 20 people. ${connections} connections, ${rounds(isQuick)} alternating rounds after a warm-up; medians, ratios round by round. The product logs each request, as by default.`,
      'The second row is for comparison: that statement, like those of the product, reads no more of a million garages than of a thousand, and the first scans them all. The last row shows what a request costs without its statement. The product keeps the answers of the first four rows until the database reports a change; the bare server asks for each.',
    ],
  };
}
