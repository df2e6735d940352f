import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/pool.ts';

/** Linux counts processor time in hundredths of a second (proc_pid_stat(5)). */
const tickMs = 10;

/** Processor time in ms of this thread and of the database's connections. Other programs do not count. */
export async function processorTime(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const connections = await Promise.all(rows.map(({ pid }) => timeOf(pid)));
  const { user, system } = process.threadCpuUsage();
  return connections.reduce((sum, ms) => sum + ms, (user + system) / 1000);
}

/** 0 outside Linux. */
async function timeOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * tickMs;
}
