import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brand } from '@pahiya/contract/shared/brand';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const startWithinMs = 120_000;
const stopWithinMs = 30_000;

export interface Program {
  /** Also the id of its process group. */
  pid: number;
  url: string;
  /** Time from spawn until the program says that it is ready. */
  startSeconds: number;
  /** Asks this process of the group to end, and waits for it and for the program. */
  end(pid: number): Promise<void>;
}

let count = 0;

/**
 * The program must print `… is ready: URL` when it accepts requests. Its output goes to a file, so that no slow reader
 * delays its log.
 */
export async function startProgram(command: string, args: string[], env: Record<string, string>): Promise<Program> {
  const file = path.join(os.tmpdir(), `${brand.slug}-bench-${process.pid}-${++count}.log`);
  const log = await open(file, 'w');
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...withoutNpm(process.env), ...env },
    stdio: ['ignore', log.fd, 'inherit'],
    detached: true,
  });
  const spawned = new Promise<number>((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? Number.NaN));
    child.once('error', reject);
  });
  const pid = await spawned.finally(() => log.close());
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;

  async function end(target: number): Promise<void> {
    signal(target, 'SIGTERM');
    const isOver = await becomes(() => hasExited() && !signal(target, 0), stopWithinMs);
    if (!isOver) signal(-pid, 'SIGKILL');
    await rm(file, { force: true });
    if (!isOver) throw new Error(`${command} ${args.join(' ')} did not stop in time`);
  }

  let url: string | undefined;
  const findAddress = async () => {
    url = addressIn(await readFile(file, 'utf8'));
    // A program may end and leave the server that it has started in its group.
    return url !== undefined || (hasExited() && !signal(-pid, 0));
  };
  await becomes(findAddress, startWithinMs);
  const startSeconds = (performance.now() - startedAt) / 1000;
  if (url) return { pid, url, startSeconds, end };
  const printed = await readFile(file, 'utf8');
  await end(pid);
  throw new Error(`${command} ${args.join(' ')} did not start: ${printed}`);
}

/** Removes the settings and paths that npm adds, so that programs start as from a user's shell. */
export function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !name.startsWith('npm_') && name !== 'INIT_CWD');
  const folders = env.PATH?.split(path.delimiter).filter(
    (folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder),
  );
  return { ...Object.fromEntries(own), ...(folders && { PATH: folders.join(path.delimiter) }) };
}

function addressIn(printed: string): string | undefined {
  // A client could try IPv6 first for `localhost`.
  return printed.match(/is ready: (\S+)\s/)?.[1]?.replace('//localhost:', '//127.0.0.1:');
}

async function becomes(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await wait(10)) {
    if (await isSo()) return true;
  }
  return false;
}

/** False if the process has ended. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
