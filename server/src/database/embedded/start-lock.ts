import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { isAlive, startMark } from './process-life.ts';

const staleAfterMs = 15 * 60_000;

/** A contender backs off when it sees a live process's file. Names are never reused, so deleting one cannot race. */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const own = await acquire(folder);
  try {
    return await work();
  } finally {
    await rm(own, { force: true });
  }
}

async function acquire(folder: string): Promise<string> {
  const owner = `${process.pid}-${await startMark(process.pid)}`;
  const deadline = Date.now() + staleAfterMs;
  for (let tries = 1; Date.now() < deadline; tries++) {
    const own = path.join(folder, `${owner}-${randomBytes(6).toString('hex')}`);
    await writeFile(own, '', { mode: 0o600 });
    if (await isAlone(folder, path.basename(own))) return own;
    await rm(own, { force: true });
    await delay(20 + Math.random() * 60 * Math.min(tries, 20));
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
