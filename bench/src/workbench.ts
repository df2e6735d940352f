import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import type pg from 'pg';

export interface Workbench {
  dataDir: string;
  /** Undefined for the embedded database of the data folder. */
  database: pg.ClientConfig | undefined;
  isQuick: boolean;
  /** Shows the query plans of cases beyond their budget. */
  hasPlans: boolean;
  /** How long the section `hour` lasts. */
  minutes: number;
  say(line: string): void;
  /** Notes the memory of a node that has just been measured, in bytes. */
  noteMemory(bytes: number): void;
  /** Returns the highest memory since the last call, or undefined if no node ran. */
  takeMemory(): number | undefined;
  /** True when nothing may be started any more. */
  hasEnded(): boolean;
  /** `stop` also runs when the benchmarks are interrupted. */
  using<Result>(stop: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
}

type Options = Pick<Workbench, 'database' | 'isQuick' | 'hasPlans' | 'minutes'>;

/** Does the work, then removes all processes and files. */
export async function withWorkbench(options: Options, work: (workbench: Workbench) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `${brand.slug}-bench-`));
  // If we are root, the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const stops: (() => Promise<void>)[] = [];
  let memory: number | undefined;
  let hasEnded = false;
  const workbench: Workbench = {
    ...options,
    dataDir,
    say: (line) => void process.stderr.write(`${line}\n`),
    noteMemory(bytes) {
      memory = Math.max(memory ?? 0, bytes);
    },
    takeMemory() {
      const highest = memory;
      memory = undefined;
      return highest;
    },
    hasEnded: () => hasEnded,
    async using(stop, task) {
      stops.push(stop);
      try {
        return await task();
      } finally {
        // `stop` runs once: at the end of the task or at an interruption.
        if (stops.includes(stop)) {
          stops.splice(stops.indexOf(stop), 1);
          await stop();
        }
      }
    },
  };
  try {
    await Promise.race([work(workbench), interruption()]);
  } finally {
    hasEnded = true;
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('interrupted')));
  });
}
