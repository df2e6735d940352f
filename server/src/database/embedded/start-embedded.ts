import { readFile, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import { once } from '../../platform/once.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { ensureCluster, passwordFile } from './cluster.ts';
import { type Home, prepareDataDir, prepareHome } from './home.ts';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlone, join, type Presence } from './presence.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { writeSettings } from './settings.ts';
import { withStartLock } from './start-lock.ts';
import { defaultTransport, loopback, type Transport } from './transport.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Only tests may set this. */
  unsafeFast?: boolean;
  transport?: Transport;
}

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface EmbeddedDatabase {
  connection: EmbeddedConnection;
  /** End your own connections first. The server keeps running while another process uses it. */
  stop(): Promise<void>;
}

/** A recovery after a crash may take long. */
const answerWithinMs = 120_000;
const stopWithinMs = 3_000;

/** Processes of one data folder share a server. Throws `StartupError` for problems that the operator can fix. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => undefined, unsafeFast = false, transport = defaultTransport } = options;
  const packaged = await locateBinaries();
  const lock = await prepareDataDir(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  return await withStartLock(lock, async () => {
    const home = await prepareHome(dataDir, log);
    const binaries = await reachableBinaries(packaged, home.owner);
    const { connection, presence } = await findOrStart(home, async () => {
      await ensureCluster({ home, binaries, transport, unsafeFast });
      await writeSettings(home, transport, unsafeFast);
      await startPostmaster(home, binaries);
    });
    await ensureDatabase(presence);
    presence.settle();
    return { connection, stop: once(() => withStartLock(lock, () => leave(home, binaries, presence))) };
  });
}

interface Connected {
  connection: EmbeddedConnection;
  presence: Presence;
}

async function findOrStart(home: Home, start: () => Promise<void>): Promise<Connected> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (!(await findPostmaster(home.cluster))) await start();
    const connected = await connect(home, answerWithinMs);
    if (connected !== undefined) return connected;
  }
  throw new StartupError(`The database in ${home.folder} stopped during its start. See ${home.logFile}.`);
}

async function connect(home: Home, withinMs: number): Promise<Connected | undefined> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const postmaster = await findPostmaster(home.cluster);
    if (postmaster === undefined) return undefined;
    try {
      const connection = await connectionTo(postmaster, home);
      return { connection, presence: await join(connection) };
    } catch (cause) {
      if (Date.now() < deadline) await delay(50);
      else throw new StartupError(`The database in ${home.folder} does not answer. See ${home.logFile}.`, { cause });
    }
  }
}

async function connectionTo({ port, socketFolder }: Postmaster, home: Home): Promise<EmbeddedConnection> {
  const database = { user: brand.slug, database: brand.slug };
  if (socketFolder !== '') return { host: socketFolder, port, ...database };
  return { host: loopback, port, ...database, password: await readFile(passwordFile(home), 'utf8') };
}

async function ensureDatabase({ client }: Presence): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [brand.slug]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(brand.slug)}`);
}

async function leave(home: Home, binaries: Binaries, presence: Presence): Promise<void> {
  const current = presence.isLost() ? (await connect(home, stopWithinMs))?.presence : presence;
  if (current === undefined) return;
  const isUnused = await isAlone(current);
  await current.leave();
  if (isUnused) await stopPostmaster(home, binaries);
}
