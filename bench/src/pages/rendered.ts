import { asBrowser } from '../client.ts';
import { type Cost, withCost } from '../cost.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { applyLoad } from '../load.ts';
import type { NodeProcess } from '../node-process.ts';
import type { Workbench } from '../workbench.ts';
import type { PublicPage } from './choose-pages.ts';
import { askUnseen } from './unseen.ts';

export const rendered = { leastPerSecond: 150, mostCpuMs: 7 };
const connections = 10;

/** A page from memory costs less than a tenth of this. */
const leastCpuMs = 0.8;

/** Throws if the pages came from memory after all. */
export async function measureRendered(workbench: Workbench, product: NodeProcess, page: PublicPage): Promise<Cost> {
  workbench.say(`pages: ${page.name}, rendered`);
  // Counts pages instead of seconds: requests cut off by a time limit would delay the next round.
  const until = { requests: workbench.isQuick ? 100 : 500 };
  const load = { url: product.url, paths: () => askUnseen(page.path), connections, headers: asBrowser, until };
  const measure = () => withCost(product, () => applyLoad(load));
  const rounds = await inTurn(workbench.isQuick ? 1 : 3, { rendered: measure });
  const middle = (name: keyof Cost) => middleOf(rounds, (round) => round.rendered[name]);
  const cpuMs = middle('cpuMs');
  if (cpuMs < leastCpuMs) throw new Error(`${page.path} was not rendered: ${cpuMs.toFixed(2)} ms of CPU a page`);
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), count: middle('count'), cpuMs };
}
