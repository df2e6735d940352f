import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseEnvironment } from '../../../server/src/config/environment.ts';
import { type Answer, ask, openClient } from '../client.ts';
import { type NodeProcess, startNode } from '../node-process.ts';
import type { Site } from '../site.ts';
import type { Workbench } from '../workbench.ts';
import type { BarePlan, BareRoute } from './bare-plan.ts';

export interface Twins {
  /** Keyed by path and query of the bare server. */
  routes: Record<string, BareRoute>;
  /** The account that reads from both servers, and the headers that it sends. */
  reader: { id: string; headers: Record<string, string> };
}

/** The twin does not copy these: they differ between answers, or Node writes them. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'x-request-id']);

/** Starts a server with the product's pool size and headers. Throws unless both give the same answers. */
export async function startBareTwin(workbench: Workbench, site: Site, twins: Twins): Promise<NodeProcess> {
  const { routes, reader } = twins;
  const [first = '/'] = Object.keys(routes);
  const { headers } = await read(site.product.url, first, reader.headers);
  const plan: BarePlan = {
    connection: { ...site.connection },
    poolSize: parseEnvironment({}).DATABASE_POOL_SIZE,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [[name, String(value)]])),
    ),
    routes,
    readers: { [reader.headers.authorization ?? '']: reader.id },
  };
  const file = path.join(workbench.dataDir, 'bare-plan.json');
  await writeFile(file, JSON.stringify(plan), { mode: 0o600 });
  const twin = await startNode({ script: 'bench/src/bare-server.ts', args: [file] });
  try {
    for (const address of Object.keys(routes)) await requireSame(address, twins, site.product.url, twin.url);
    return twin;
  } catch (error) {
    await twin.stop();
    throw error;
  }
}

/** Only white space and the order of an object's fields may differ. */
async function requireSame(address: string, { routes, reader }: Twins, ours: string, bare: string): Promise<void> {
  const own = routes[address]?.productPath ?? address;
  const answers = await Promise.all([read(ours, own, reader.headers), read(bare, address, reader.headers)]);
  const [said, same] = answers.map(({ status, body }) => (status === 200 ? JSON.parse(body.toString()) : undefined));
  if (said !== undefined && isDeepStrictEqual(said, same)) return;
  const inShort = answers.map(
    ({ status, body }) => `${status} ${body.toString().slice(0, 300)} (${body.length} bytes)`,
  );
  throw new Error(`${address} differs: ${inShort.join(' and ')}`);
}

/** Asks for the uncompressed answer, as the load generator does. */
async function read(url: string, address: string, headers: Record<string, string>): Promise<Answer> {
  const client = openClient(url);
  return await ask(client, { path: address, headers }).finally(() => client.agent.destroy());
}
