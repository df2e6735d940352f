import { readdir, rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@pahiya/contract/shared/brand';
import { findPostmaster } from '../src/database/embedded/postmaster.ts';
import { isAlive } from '../src/database/embedded/process-life.ts';

const prefix = `${brand.slug}-test-${os.hostname()}-`;
const graceMs = 60 * 60_000;

/** Linux keeps these files in memory, where a database is created several times as fast as on a disk. */
const memoryFolder = '/dev/shm';
/** Several times the room that a run needs. */
const neededBytes = 4 * 1024 ** 3;

/** Later runs recognise abandoned folders by the process id. */
export async function testFolderPrefix(): Promise<string> {
  return path.join((await hasRoomInMemory()) ? memoryFolder : os.tmpdir(), `${prefix}${process.pid}-`);
}

async function hasRoomInMemory(): Promise<boolean> {
  const found = await statfs(memoryFolder).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize > neededBytes;
}

/** A server is abandoned if its run ended more than an hour ago. */
export async function removeAbandonedServers(): Promise<void> {
  for (const parent of [os.tmpdir(), memoryFolder]) {
    const names = (await readdir(parent).catch(() => [])).filter((name) => name.startsWith(prefix));
    for (const name of names) {
      const folder = path.join(parent, name);
      if (await isAbandoned(folder, Number(name.slice(prefix.length).split('-')[0]))) await remove(folder);
    }
  }
}

async function isAbandoned(folder: string, pid: number): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined || found.uid !== process.getuid?.()) return false;
  return Date.now() - found.mtimeMs > graceMs && !(await isAlive(pid));
}

async function remove(folder: string): Promise<void> {
  const server = await findPostmaster(path.join(folder, 'postgres/cluster'));
  if (server !== undefined) process.kill(server.pid, 'SIGQUIT');
  for (let tries = 0; server !== undefined && tries < 50 && (await isAlive(server.pid)); tries += 1) await delay(100);
  await rm(folder, { recursive: true, force: true });
}
