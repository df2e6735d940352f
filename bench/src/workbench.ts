import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import type pg from 'pg';

export interface Workbench {
  /** The data folder of every product that the benchmarks start. */
  dataDir: string;
  /** A server to measure on; by default the embedded one of the data folder. */
  database: pg.ClientConfig | undefined;
  isQuick: boolean;
  /** Adds query plans to the tables for every case beyond its budget. */
  hasPlans: boolean;
  say(line: string): void;
  /** Calls `stop` after the work, and also when the benchmarks are interrupted. */
  using<Result>(stop: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
}

type Options = Pick<Workbench, 'database' | 'isQuick' | 'hasPlans'>;

/** Provides a workbench and removes all its processes and files afterwards. */
export async function withWorkbench(options: Options, work: (workbench: Workbench) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `${brand.slug}-bench-`));
  // The benchmarks may run as root, but the database runs as another user and needs access to the folder.
  await chmod(dataDir, 0o755);
  const stops: (() => Promise<void>)[] = [];
  const workbench: Workbench = {
    ...options,
    dataDir,
    say: (line) => void process.stderr.write(`${line}\n`),
    async using(stop, task) {
      stops.push(stop);
      try {
        return await task();
      } finally {
        // `stop` runs once: at the end of the task or at an interruption, whichever comes first.
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
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('interrupted')));
  });
}
