import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestDatabase } from './database.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const quickStartOf = (root: string) => pathToFileURL(path.join(root, 'server/src/quick-start.ts')).href;

/** A process with it starts in less than half of the processor time. */
export const quickStart = quickStartOf(repository);

/** The load comes from one address and few accounts. */
const manyBookings = {
  BOOKINGS_OPEN: '10000',
  BOOKINGS_UNPAID: '10000',
  BOOKINGS_OF_NEW_ACCOUNTS_AT_GARAGE: '1000000',
  BOOKINGS_OF_NEW_ACCOUNTS: '1000000',
};

export interface NodeProcess {
  url: string;
  kill(): Promise<void>;
  output(): string;
  hasEnded(): boolean;
  /** Drains; returns the exit code. */
  stop(): Promise<number | null>;
}

/** `root` is the folder of another version's repository. */
export async function startNode(
  environment: Record<string, string>,
  port: number,
  root = repository,
): Promise<NodeProcess> {
  const settings = {
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    // The tests' push service is on this machine.
    PUSH_ALLOWS_LOOPBACK: 'on',
    ...manyBookings,
    ...environment,
  };
  const child = spawnNode(settings, root);
  const output = collect(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => /is ready|"msg":"started"/.test(output.text) && resolve());
    child.once('exit', () => reject(new Error(`The node ended before it was ready: ${output.text}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output.text,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Runs a node whose start fails. */
export async function runNode(environment: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawnNode({ PORT: '0', LOG_LEVEL: 'silent', ...environment });
  const stderr: string[] = [];
  child.stderr?.on('data', (chunk) => stderr.push(String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, stderr: stderr.join('') };
}

/** Our folder and variables must not influence the product. */
function spawnNode(environment: Record<string, string>, root = repository): ChildProcess {
  const env = { PATH: process.env.PATH, TZ: process.env.TZ, ...environment };
  return spawn(process.execPath, ['--import', quickStartOf(root), path.join(root, 'server/src/main.ts')], {
    env,
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output.text += String(chunk);
    });
  }
  return output;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}

/** A restarted node can keep it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
  return address.port;
}

export async function createDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-node-'));
  // If we are root, the embedded server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  return { dataDir: path.join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) };
}

export function databaseUrl({ connection }: TestDatabase): string {
  if (connection.connectionString) return connection.connectionString;
  const { user = '', password = '', host = '', port = 5432, database } = connection;
  const login = password ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${login}@${encodeURIComponent(host)}:${port}/${database}`;
}
