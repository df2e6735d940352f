import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Stands for the server: ends half a second after a signal. */
const server = `
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => setTimeout(() => { console.log('drained'); process.exit(0); }, 500));
}
console.log('MALLOC_ARENA_MAX=' + process.env.MALLOC_ARENA_MAX, ...process.execArgv);
console.log('ready', process.pid);
setTimeout(() => process.exit(1), 10_000);
`;

/** A project with the real start script and that server. */
async function createProject(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const folder = await mkdtemp(path.join(tmpdir(), 'npm-start-'));
  await mkdir(path.join(folder, 'scripts'));
  await writeFile(path.join(folder, 'scripts/start.ts'), server);
  const { start } = scripts;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }));
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start reaches the server, and npm waits until it has ended',
  async (signal) => {
    const folder = await createProject();
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    const ready = new Promise<number>((resolve) => {
      npm.stdout.on('data', (piece) => {
        said += piece;
        const [, pid] = /ready (\d+)/.exec(said) ?? [];
        if (pid) resolve(Number(pid));
      });
    });
    const pid = await ready;
    const ended = once(npm, 'close');
    npm.kill(signal);
    await ended;
    expect(said).toContain('drained');
    const limits = 'MALLOC_ARENA_MAX=2 --max-semi-space-size=8 --heap-growing-percent=40';
    expect(said, 'the server is below 512 MB only with these limits').toContain(limits);
    expect(isRunning(pid)).toBe(false);
    await rm(folder, { recursive: true });
  },
);
