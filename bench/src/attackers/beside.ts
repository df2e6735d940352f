import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../program.ts';
import type { Workbench } from '../workbench.ts';
import type { Counts } from './attacks.ts';

const attacker = '127.0.0.2';

/** Until the load of the attack is steady. */
const warmUpMs = 1_000;

/** The attack comes from a process of its own and from another address. Resolves to the attacker's answers too. */
export async function besideAttack<Result>(
  workbench: Workbench,
  { url, name }: { url: string; name: string },
  work: () => Promise<Result>,
): Promise<{ result: Result; counts: Counts }> {
  const child = run('bench/src/attack.ts', [url, name, attacker]);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const result = await workbench.using(
    () => end(child),
    async () => {
      await wait(warmUpMs);
      return await work();
    },
  );
  return { result, counts: JSON.parse(said) };
}

const spinners = 8;

/** Simulates a busy machine. The processes end by themselves if nobody ends them. */
export async function besideSpinners<Result>(workbench: Workbench, seconds: number, work: () => Promise<Result>) {
  const children = Array.from({ length: spinners }, () => run('bench/src/spin.ts', [String(seconds)]));
  return await workbench.using(async () => {
    await Promise.all(children.map(end));
  }, work);
}

function run(script: string, args: string[]): ChildProcess {
  return spawn(process.execPath, [path.join(root, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}
