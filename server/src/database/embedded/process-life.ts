import { readFile } from 'node:fs/promises';

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

/** Process ids are reused, their start times are not. Empty where the system has none. */
export async function startMark(pid: number): Promise<string> {
  return (await readStatus(pid))[19] ?? '';
}

/** See proc_pid_stat(5). Empty outside Linux. */
async function readStatus(pid: number): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name is in parentheses and may itself contain parentheses.
  return status === '' ? [] : status.slice(status.lastIndexOf(')') + 2).split(' ');
}
