import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface RunningProcess {
  pid: number;
  /** Resident memory in bytes. */
  memory: number;
  command: string;
}

/** Returns resident memory in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  return await sizeOf(pid, 'VmRSS');
}

/** The highest resident memory since the process began. Systems without /proc only know the present one. */
export async function highestMemoryOf(pid: number): Promise<number> {
  return await sizeOf(pid, 'VmHWM');
}

async function sizeOf(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))?.[1] ?? (await askPs('rss=', pid));
  return Number(kilobytes) * 1024;
}

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** User and system time of all threads. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat === '' ? readDuration(await askPs('time=', pid)) : readTicks(stat) / ticksPerSecond;
}

/** The name of the program, in brackets, may contain spaces. */
export function readTicks(stat: string): number {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(afterName[11]) + Number(afterName[12]);
}

/** User and system time of a process and its children, ended ones too. Undefined on systems without /proc. */
export async function familySecondsOf(pid: number): Promise<number | undefined> {
  const running = await readdir('/proc').catch(() => []);
  const ids = running.filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  return readFamilyTicks(stats, pid) / ticksPerSecond || undefined;
}

export function readFamilyTicks(stats: readonly string[], pid: number): number {
  const ticks = stats.map((stat) => {
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const isParent = stat.startsWith(`${pid} `);
    if (!isParent && parent !== pid) return 0;
    // The fields of ended children follow those of the process.
    return fields.slice(9, isParent ? 13 : 11).reduce((sum, value) => sum + value, 0);
  });
  return ticks.reduce((sum, value) => sum + value, 0);
}

export async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) || undefined;
}

/** Reads seconds from what `ps` writes: `[[days-]hours:]minutes:seconds`. */
export function readDuration(text: string): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = text.split(/[-:]/).map(Number).reverse();
  return seconds + 60 * (minutes + 60 * (hours + 24 * days));
}

/** Lists the processes of a process group. */
export async function listGroup(group: number): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,pgid=,rss=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, ofGroup, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(ofGroup) !== group || command === undefined) return [];
    return [{ pid: Number(pid), memory: Number(kilobytes) * 1024, command }];
  });
}

async function askPs(column: string, pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', column, '-p', String(pid)]);
  return stdout.trim();
}
