import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '@pahiya/contract/shared/brand';
import pg from 'pg';
import { giveTo } from '../../src/database/embedded/home.ts';
import { chooseOwner, type Owner } from '../../src/database/embedded/owner.ts';
import { runProgram } from '../../src/database/embedded/run-program.ts';
import { killPostmaster } from '../crash/kill-tree.ts';
import type { TestServer } from '../test-server.ts';
import { findInstalledBinaries } from './binaries.ts';

export interface InstalledServer {
  connection: TestServer['connection'] & { host: string };
  /** Kills all its processes. */
  kill(): Promise<void>;
  /** Starts it after `kill`, and waits until it has recovered. */
  start(): Promise<void>;
  /** Starts it if it has ended, as a service manager does. */
  startIfEnded(): Promise<void>;
  /** Ends it in order, which breaks all connections, and starts it again. */
  restart(): Promise<void>;
  /** Starts a replica. From then on a commit is acknowledged only when the replica has it. */
  startReplica(mountOn?: Options['mountOn']): Promise<InstalledServer>;
  /** Lets a replica take writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Other settings are the distribution's, including JIT compilation. */
const settings = ['listen_addresses=', 'max_connections=300', 'timezone=UTC'];

const extensions = ['cube', 'earthdistance', 'pg_trgm', 'btree_gist'];

interface Options {
  isDurable?: boolean;
  binaries?: string | undefined;
  /** Mounts a disk on the empty folder that the cluster will be in. Returns what unmounts it. */
  mountOn?: (folder: string) => Promise<() => Promise<void>>;
}

/** Prepared as in docs/operations.md: a role without superuser rights, and extensions created beforehand. */
export async function startInstalledServer({
  binaries = findInstalledBinaries(),
  ...options
}: Options = {}): Promise<InstalledServer> {
  if (!binaries) throw new Error('There is no installed PostgreSQL');
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const server = await startCluster({ binaries, ...options }, (run) =>
    run('initdb', ['-D', 'cluster', '-U', 'postgres', '-A', 'trust', ...locale]),
  );
  await prepare({ host: server.connection.host, user: 'postgres' });
  return server;
}

type Run = (program: string, args: string[]) => Promise<void>;

async function startCluster(
  given: Options & { binaries: string },
  create: (run: Run) => Promise<void>,
): Promise<InstalledServer> {
  const { binaries, isDurable = false, mountOn } = given;
  const owner = await chooseOwner('');
  // The path of this run's temporary folder may be too long for a socket.
  const folder = await mkdtemp('/tmp/pahiya-pg-');
  const unmount = await mountOn?.(folder);
  await chmod(folder, 0o700);
  await giveTo(owner, folder);
  const run = createRunner(binaries, folder, owner);
  await create(run);
  const options = [...settings, ...(isDurable ? [] : ['fsync=off']), `unix_socket_directories=${folder}`]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const control = (action: string) => run('pg_ctl', [action, '-w', '-D', 'cluster', '-l', 'log', '-o', options]);
  const start = () => control('start');
  const superuser = { host: folder, user: 'postgres', database: 'postgres' };
  await start();
  return {
    connection: { host: folder, port: 5432, user: brand.slug, database: 'postgres' },
    kill: async () => void (await killPostmaster(path.join(folder, 'cluster/postmaster.pid'))),
    start,
    startIfEnded: () => run('pg_ctl', ['status', '-D', 'cluster']).catch(start),
    restart: () => control('restart'),
    promote: () => run('pg_ctl', ['promote', '-w', '-D', 'cluster']),
    async startReplica(mountReplicaOn) {
      const from = ['-h', folder, '-U', 'postgres', '--checkpoint=fast', '--write-recovery-conf'];
      const replica = await startCluster({ ...given, ...(mountReplicaOn && { mountOn: mountReplicaOn }) }, (runThere) =>
        runThere('pg_basebackup', ['-D', 'cluster', ...from]),
      );
      await administer(superuser, [`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()']);
      await untilInStep(superuser);
      return replica;
    },
    async stop() {
      const isRunning = await run('pg_ctl', ['status', '-D', 'cluster']).then(
        () => true,
        () => false,
      );
      if (isRunning) await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', 'cluster']);
      await unmount?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createRunner(binaries: string, cwd: string, owner: Owner | undefined): Run {
  return async (program, args) => {
    const isSilent = program === 'pg_ctl';
    const { code, errors } = await runProgram({ file: path.join(binaries, program), args, cwd, owner, isSilent });
    if (code !== 0) throw new Error(`${program} failed: ${errors}`);
  };
}

async function prepare(superuser: pg.ClientConfig): Promise<void> {
  await administer({ ...superuser, database: 'postgres' }, [
    `create role ${brand.slug} login createdb`,
    // PostgreSQL lets a role set a parameter of its own making only where it is granted.
    `grant set on parameter app.clock_offset to ${brand.slug}`,
  ]);
  const creations = extensions.map((name) => `create extension ${name}`);
  await administer({ ...superuser, database: 'template1' }, creations);
}

/** Commits wait for the replica from now on. This also waits until it has the earlier ones. */
async function untilInStep(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`comment on database postgres is 'It has a replica.'`);
  const { rows } = await client.query<{ end: string }>('select pg_current_wal_flush_lsn() as end');
  const inStep = `select from pg_stat_replication where sync_state = 'sync' and flush_lsn >= $1`;
  for (let tries = 0; (await client.query(inStep, [rows[0]?.end])).rowCount === 0; tries += 1) {
    if (tries === 600) throw new Error('The replica does not follow');
    await wait(100);
  }
  await client.end();
}

async function administer(connection: pg.ClientConfig, statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
