import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startWithinMs = 120_000;

export interface NodeProcess {
  url: string;
  /** From spawn to the first answer. */
  startSeconds: number;
  /** Resident, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Program {
  script: string;
  args?: string[];
  env?: Record<string, string>;
}

/** The program must print `… is ready: URL` when it accepts requests. */
export async function startNode({ script, args = [], env = {} }: Program): Promise<NodeProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await closed;
  }
  try {
    const url = await addressOf(child, script);
    const startSeconds = (performance.now() - startedAt) / 1000;
    return { url, startSeconds, memory: () => residentMemory(child.pid ?? 0), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess, script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} did not start in time`)), startWithinMs);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const address = printed.match(/is ready: (\S+)\s/)?.[1];
      if (!address) return;
      clearTimeout(timer);
      // `localhost` could be tried in another address family first.
      resolve(address.replace('//localhost:', '//127.0.0.1:'));
    });
    child.once('close', (code) => reject(new Error(`${script} stopped with ${code}: ${printed}`)));
    child.once('close', () => clearTimeout(timer));
  });
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1] ?? (await askPs(pid));
  return Number(kilobytes) * 1024;
}

/** For systems without /proc. */
async function askPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return stdout.trim();
}
