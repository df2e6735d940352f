import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from '../../server/src/config/environment.ts';
import type { BarePlan, BareRoute } from './bare-plan.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import type { ReadTarget } from './read-targets.ts';
import type { Site } from './site.ts';
import { recordStatements } from './statements.ts';
import type { Workbench } from './workbench.ts';

/** They differ between answers, or the server writes them itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'x-request-id']);

/** The load generator also requests uncompressed answers. */
const plain = { 'accept-encoding': 'identity' };

/** With the product's statements, pool size and headers. Throws unless both answer with the same bytes. */
export async function startBareTwin(workbench: Workbench, site: Site, targets: ReadTarget[]): Promise<NodeProcess> {
  const plan: BarePlan = {
    connection: { ...site.connection },
    poolSize: parseEnvironment({}).DATABASE_POOL_SIZE,
    headers: await readHeaders(site, targets[0]?.requests[0]?.path ?? '/'),
    routes: Object.fromEntries((await Promise.all(targets.map((target) => planTarget(site, target)))).flat()),
  };
  const file = path.join(workbench.dataDir, 'bare-plan.json');
  await writeFile(file, JSON.stringify(plan), { mode: 0o600 });
  const twin = await startNode({ script: 'bench/src/bare-server.ts', args: [file] });
  try {
    for (const address of Object.keys(plan.routes)) await requireSameBytes(address, site.product.url, twin.url);
    return twin;
  } catch (error) {
    await twin.stop();
    throw error;
  }
}

async function planTarget({ pool }: Site, { shape, requests }: ReadTarget): Promise<[string, BareRoute][]> {
  return await Promise.all(
    requests.map(async ({ path: address, read }): Promise<[string, BareRoute]> => {
      return [address, { shape, statements: await recordStatements(pool, read) }];
    }),
  );
}

async function readHeaders({ product }: Site, address: string): Promise<Record<string, string>> {
  const { headers } = await fetch(product.url + address, { headers: plain });
  return Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name)));
}

async function requireSameBytes(address: string, ...urls: string[]): Promise<void> {
  const [ours, bare] = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url + address, { headers: plain });
      return { status: response.status, text: await response.text() };
    }),
  );
  if (ours?.status === 200 && bare?.status === 200 && ours.text === bare.text) return;
  throw new Error(`${address} differs: ${inShort(ours)} and ${inShort(bare)}`);
}

function inShort(answer: { status: number; text: string } | undefined): string {
  return `${answer?.status} ${answer?.text.slice(0, 300)} (${answer?.text.length} characters)`;
}
