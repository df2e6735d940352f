import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../program.ts';
import type { Workbench } from '../workbench.ts';
import type { Counts } from './attacks.ts';

/** The attacking process reports this at the end. */
export interface Attacked {
  counts: Counts;
  seconds: number;
  /** Null if nothing was refused. */
  refusedAfterMs: number | null;
}

interface Wanted {
  url: string;
  name: string;
  /** Each attack needs its own address, so that the limits of one do not refuse the next. */
  from: string;
  /** The attack goes on at most this long if it is never refused. */
  longestSeconds: number;
}

/** After this time the load of the attack is steady. */
const warmUpMs = 1_000;

/** Does the work while another process attacks from another address. */
export async function besideAttack<Result>(
  workbench: Workbench,
  { url, name, from, longestSeconds }: Wanted,
  work: () => Promise<Result>,
): Promise<{ result: Result; attacked: Attacked }> {
  const child = run('bench/src/attack.ts', [url, name, from], 'pipe');
  const said = listen(child);
  const result = await workbench.using(
    () => end(child),
    async () => {
      await said.until('begun', longestSeconds * 1_000);
      const startedAt = performance.now();
      await wait(warmUpMs);
      const worked = await work();
      await said.until('refused', 1_000 * longestSeconds - (performance.now() - startedAt));
      return worked;
    },
  );
  return { result, attacked: JSON.parse(said.last()) };
}

function listen({ stdout }: ChildProcess) {
  const lines: string[] = [];
  if (stdout) createInterface({ input: stdout }).on('line', (line) => lines.push(line));
  return {
    last: () => lines.at(-1) ?? '',
    async until(wanted: string, ms: number): Promise<void> {
      for (const endsAt = performance.now() + ms; performance.now() < endsAt && !lines.includes(wanted); )
        await wait(50);
    },
  };
}

const spinners = 8;

/** Simulates a busy machine. The processes end by themselves if nobody ends them. */
export async function besideSpinners<Result>(workbench: Workbench, seconds: number, work: () => Promise<Result>) {
  const children = Array.from({ length: spinners }, () => run('bench/src/spin.ts', [String(seconds)], 'ignore'));
  return await workbench.using(async () => {
    await Promise.all(children.map(end));
  }, work);
}

function run(script: string, args: string[], stdout: 'pipe' | 'ignore'): ChildProcess {
  return spawn(process.execPath, [path.join(root, script), ...args], { stdio: ['ignore', stdout, 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}
