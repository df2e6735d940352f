import type { Measured } from './load.ts';
import type { NodeProcess } from './node-process.ts';

export interface Cost extends Measured {
  /** Processor time of the node for one answer, in milliseconds. */
  cpuMs: number;
}

/** Measures processor time, which hardly depends on other load of the machine, unlike the duration. */
export async function withCost(node: Pick<NodeProcess, 'cpuSeconds'>, work: () => Promise<Measured>): Promise<Cost> {
  const before = await node.cpuSeconds();
  const measured = await work();
  return { ...measured, cpuMs: (1_000 * ((await node.cpuSeconds()) - before)) / measured.count };
}
