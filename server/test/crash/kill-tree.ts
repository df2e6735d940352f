import { readdir, readFile } from 'node:fs/promises';

/** Kills the process of a `postmaster.pid` and its children, as a power failure would. Returns how many there were. */
export async function killPostmaster(pidFile: string): Promise<number> {
  const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const pids = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of pids) killIfAlive(pid);
  return pids.length;
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => Number(parents[index]?.replace(/^.*\) /s, '').split(' ')[1]) === parent);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
