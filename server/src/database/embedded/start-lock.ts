import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { isAlive, startMark } from './process-life.ts';

/** Longer than a recovery after a crash may take. */
const staleAfterMs = 15 * 60_000;

/**
 * One process at a time, over all processes of this machine. Each contender puts down a file of its own name and then looks
 * around: who sees another living one steps back and tries again. No file is ever taken over, so a file left by a killed process
 * can be removed by anybody without a race.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const own = path.join(folder, `${process.pid}-${await startMark(process.pid)}-${randomBytes(6).toString('hex')}`);
  await acquire(folder, own);
  try {
    return await work();
  } finally {
    await rm(own, { force: true });
  }
}

async function acquire(folder: string, own: string): Promise<void> {
  const deadline = Date.now() + staleAfterMs;
  while (Date.now() < deadline) {
    await writeFile(own, '', { mode: 0o600 });
    if (await isAlone(folder, path.basename(own))) return;
    await rm(own);
    await delay(20 + Math.random() * 60);
  }
  throw new StartupError(`Another process has been starting the database in ${path.dirname(folder)} for too long.`);
}

async function isAlone(folder: string, own: string): Promise<boolean> {
  let alone = true;
  for (const name of await readdir(folder)) {
    if (name === own) continue;
    if (await isHeld(path.join(folder, name))) alone = false;
    else await rm(path.join(folder, name), { force: true });
  }
  return alone;
}

async function isHeld(file: string): Promise<boolean> {
  const [pid, mark] = path.basename(file).split('-');
  if (!(await isAlive(Number(pid))) || (await startMark(Number(pid))) !== mark) return false;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < staleAfterMs;
}
