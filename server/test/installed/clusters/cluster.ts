import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { giveTo } from '../../../src/database/embedded/home.ts';
import { chooseOwner } from '../../../src/database/embedded/owner.ts';
import { runProgram } from '../../../src/database/embedded/run-program.ts';
import { createDatabase } from '../../../src/database/pool.ts';
import { createTestPool, type TestDatabase } from '../../database.ts';
import { findInstalledBinaries } from '../binaries.ts';

export const hasClusters = findInstalledBinaries() !== undefined;

/** A cluster of Debian's PostgreSQL in a folder of its own, with the distribution's settings. */
export interface Cluster {
  folder: string;
  /** The cluster's own folder, which a base backup copies. */
  data: string;
  connection: { host: string; port: number; user: string; database: string };
  set(settings: Record<string, string>): Promise<void>;
  start(): Promise<void>;
  /** Immediately is like a power failure. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  run(program: string, args: string[]): Promise<void>;
  log(): Promise<string>;
  remove(): Promise<void>;
}

export async function createCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const cluster = await prepareCluster();
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await cluster.run('initdb', ['-D', cluster.data, ...options]);
  await cluster.set({ fsync: 'off', max_connections: '200', timezone: 'UTC', ...addressOf(cluster), ...settings });
  return cluster;
}

/** With the settings of its primary, which it follows as soon as it is started. */
export async function createStandby(primary: Cluster): Promise<Cluster> {
  const standby = await prepareCluster();
  const { host, port, user } = primary.connection;
  const from = ['-h', host, '-p', String(port), '-U', user, '--checkpoint=fast', '--no-sync'];
  await standby.run('pg_basebackup', ['-D', standby.data, '--write-recovery-conf', ...from]);
  await standby.set(addressOf(standby));
  return standby;
}

function addressOf({ folder }: Cluster): Record<string, string> {
  return { listen_addresses: '', unix_socket_directories: folder };
}

async function prepareCluster(): Promise<Cluster> {
  const owner = await chooseOwner('');
  // The path of this run's temporary folder may be too long for a socket.
  const folder = await mkdtemp(`/tmp/${brand.slug}-cluster-`);
  await chmod(folder, 0o700);
  await giveTo(owner, folder);
  const data = path.join(folder, 'data');

  async function run(program: string, args: string[]): Promise<void> {
    const file = path.join(findInstalledBinaries() ?? '', program);
    const isSilent = program === 'pg_ctl';
    const { code, errors } = await runProgram({ file, args, cwd: folder, owner, isSilent });
    if (code !== 0) throw new Error(`${program} failed: ${errors || (await log())}`);
  }

  async function log(): Promise<string> {
    return await readFile(path.join(folder, 'log'), 'utf8').catch(() => '');
  }

  return {
    ...{ folder, data, run, log },
    connection: { host: folder, port: 5432, user: 'postgres', database: 'postgres' },
    async set(settings) {
      const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
      await appendFile(path.join(data, 'postgresql.conf'), lines.join(''));
    },
    start: () => run('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log')]),
    stop: (mode = 'fast') => run('pg_ctl', ['stop', '-w', '-m', mode, '-D', data]),
    async remove() {
      await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** For `startApi`. */
export function openCluster({ connection }: Pick<Cluster, 'connection'>): TestDatabase {
  const pool = createTestPool(connection);
  return { pool, db: createDatabase(pool), connection, drop: () => pool.end() };
}
