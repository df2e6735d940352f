import { open, readFile, readlink, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { type Binaries, programPath } from './binaries.ts';
import { giveTo, type Home } from './home.ts';
import { isAlive, isKnown } from './process-life.ts';
import { lastLine, runProgram } from './run-program.ts';

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

const longestLogBytes = 10 * 1024 * 1024;
const startTries = 20;

/** Finds it whichever process started it. Removes a stale file whose process id belongs to another program. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  if (await isServerOf(pid, cluster)) return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '' };
  // PostgreSQL checks only whether the process id exists, and would refuse to start.
  if (isKnown(pid)) await rm(file, { force: true });
  return undefined;
}

export async function startPostmaster(home: Home, binaries: Binaries): Promise<void> {
  const logged = await prepareLog(home);
  for (let tries = 1; ; tries += 1) {
    const log = path.relative(home.folder, home.logFile);
    if ((await control(home, binaries, ['start', '-w', '-t', '600', '-l', log])) === 0) return;
    const news = (await readFile(home.logFile, 'utf8')).slice(logged);
    // Child processes of a killed server need a moment to exit.
    if (tries === startTries || !news.includes('pre-existing shared memory block')) {
      throw new StartupError(`The database in ${home.folder} does not start: ${fatalLine(news)} See ${home.logFile}.`);
    }
    await delay(250);
  }
}

export async function stopPostmaster(home: Home, binaries: Binaries): Promise<void> {
  const running = await findPostmaster(home.cluster);
  const code = await control(home, binaries, ['stop', '-m', 'fast', '-w', '-t', '120']);
  if (code !== 0 && (await findPostmaster(home.cluster)))
    throw new Error(`PostgreSQL in ${home.folder} does not stop.`);
  if (running?.socketFolder) await rmdir(running.socketFolder).catch(() => undefined);
}

/** Uses relative paths, because pg_ctl passes them to a shell, which could interpret a data folder's name. */
async function control(home: Home, binaries: Binaries, args: string[]): Promise<number | null> {
  const outcome = await runProgram({
    file: programPath(binaries, 'pg_ctl'),
    args: [...args, '-s', '-D', path.basename(home.cluster)],
    cwd: home.folder,
    owner: home.owner,
    isSilent: true,
  });
  return outcome.code;
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform !== 'linux') return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder !== undefined) return folder === (await realpath(cluster));
  // Inside a container root may not be allowed to inspect another user's process.
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';
}

async function prepareLog(home: Home): Promise<number> {
  const found = await stat(home.logFile).catch(() => undefined);
  if (found && found.size > longestLogBytes) await rename(home.logFile, `${home.logFile}.1`);
  const handle = await open(home.logFile, 'a', 0o600);
  const { size } = await handle.stat();
  await handle.close();
  await giveTo(home.owner, home.logFile);
  return size;
}

function fatalLine(log: string): string {
  const lines = log.trimEnd().split('\n');
  return lines.find((line) => line.includes('FATAL')) ?? lastLine(log);
}
