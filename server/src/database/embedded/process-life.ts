import { readFile } from 'node:fs/promises';

/** The moment a process started, where the system tells: a process id alone is given out again. */
export async function startMark(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in parentheses and may hold anything.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
