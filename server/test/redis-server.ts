import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './node-process.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  url: string;
  /** Accepts commands and answers none until the returned function is called. */
  hang(): () => void;
  stop(): Promise<void>;
}

export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-redis-'));
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
    child.once('exit', () => reject(new Error('redis-server ended before it was ready')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang() {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
