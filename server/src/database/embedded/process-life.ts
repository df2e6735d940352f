import { readFile } from 'node:fs/promises';

/** Whether the system still knows this process; one that ended without its parent taking note of it counts. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export async function isAlive(pid: number): Promise<boolean> {
  if (!isKnown(pid)) return false;
  const [state] = await readStatus(pid);
  return state !== 'Z' && state !== 'X';
}

/** The moment a process started, where the system tells: a process id alone is given out again. */
export async function startMark(pid: number): Promise<string> {
  return (await readStatus(pid))[19] ?? '';
}

/** The fields after the program's name, see proc_pid_stat(5); none outside Linux. */
async function readStatus(pid: number): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name stands in parentheses and may hold anything, parentheses included.
  return status === '' ? [] : status.slice(status.lastIndexOf(')') + 2).split(' ');
}
