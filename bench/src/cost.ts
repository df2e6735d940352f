import type pg from 'pg';
import type { Measured } from './load.ts';
import type { NodeProcess } from './node-process.ts';
import { familySecondsOf, parentOf } from './process-facts.ts';
import type { Site } from './site.ts';

interface CostOfNode {
  /** Processor time of the node for one answer, in milliseconds. */
  cpuMs: number;
}

/** Measures processor time, which hardly depends on other load of the machine, unlike the duration. */
export async function withCost<Result extends Measured>(
  node: Pick<NodeProcess, 'cpuSeconds'>,
  work: () => Promise<Result>,
): Promise<Result & CostOfNode> {
  const before = await node.cpuSeconds();
  const measured = await work();
  return { ...measured, cpuMs: (1_000 * ((await node.cpuSeconds()) - before)) / measured.count };
}

export type Cost = Measured & CostOfNode;

export interface SharedCost extends Cost {
  /** Processor time of the database for one answer, in milliseconds. Undefined if it runs elsewhere. */
  databaseMs: number | undefined;
  /** Processor time of this process, which generates the load. */
  loadMs: number;
}

/** Measures the processor time of node, database and load generator, which share the machine. */
export async function withSharedCost<Result extends Measured>(
  { product, pool }: Pick<Site, 'product' | 'pool'>,
  work: () => Promise<Result>,
): Promise<Result & SharedCost> {
  const database = await openDatabaseClock(pool);
  const before = await database();
  const own = process.cpuUsage();
  const cost = await withCost(product, work);
  const { user, system } = process.cpuUsage(own);
  const after = await database();
  const databaseMs = before && after && (1_000 * (after - before)) / cost.count;
  return { ...cost, databaseMs, loadMs: (user + system) / 1_000 / cost.count };
}

async function openDatabaseClock(pool: pg.Pool): Promise<() => Promise<number | undefined>> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = await parentOf(rows[0]?.pid ?? 0);
  return async () => server && (await familySecondsOf(server));
}
