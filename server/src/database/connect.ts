import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { stopWithin } from '../platform/stop-within.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { createPool, type PoolOptions } from './pool.ts';

interface ConnectionLog {
  info(this: void, line: string): void;
  warn(this: void, details: object, line: string): void;
  error(this: void, details: object, line: string): void;
}

export interface Connection {
  pool: pg.Pool;
  /** Its connections keep their sessions, even if there is a pooler in front of `pool`. For locks beyond a transaction. */
  direct: pg.Pool;
  /** A separate connection for queries that must not wait for the product's connections, or use them up. */
  openAside(timeoutMs: number): pg.Pool;
  /** A database that hangs does not keep the process from ending. */
  close(): Promise<void>;
}

const longestEndMs = 2_000;

/** `setting` is where the operator wrote `url`, for the error when no server answers there. */
export async function connect(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: ConnectionLog,
  setting = 'DATABASE_URL',
): Promise<Connection> {
  const { url, directUrl, poolSize } = config.database;
  if (url && directUrl) return await openBehindPooler({ url, directUrl, poolSize }, log);
  if (url) return await openPool({ connectionString: url, max: poolSize }, log, { setting });
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) });
  return await openPool({ ...embedded.connection, max: poolSize }, log, {
    setting: 'DATA_DIR',
    afterEnd: embedded.stop,
  });
}

interface Addresses {
  url: string;
  directUrl: string;
  poolSize: number;
}

async function openBehindPooler({ url, directUrl, poolSize }: Addresses, log: ConnectionLog): Promise<Connection> {
  const server = await openPool({ connectionString: directUrl, max: 1 }, log, { setting: 'DATABASE_DIRECT_URL' });
  const toPooler = { connectionString: url, max: poolSize, keepsSessions: false };
  const connection = await openPool(toPooler, log, { setting: 'DATABASE_URL', afterEnd: server.close });
  await warnOfMissingSettings(connection.pool, log);
  return { ...connection, direct: server.pool, openAside: server.openAside };
}

/** Only the pooler can set them for each of its connections. */
async function warnOfMissingSettings(pool: pg.Pool, log: ConnectionLog): Promise<void> {
  const { rows } = await pool.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`);
  if (rows[0]?.timeout !== '0') return;
  log.warn({}, 'a slow statement is never cancelled: the pooler needs connect_query, see docs/operations.md');
}

interface Opening {
  setting: string;
  afterEnd?: () => Promise<void>;
}

async function openPool(to: PoolOptions, log: ConnectionLog, { setting, afterEnd }: Opening): Promise<Connection> {
  const open = (options?: PoolOptions) => {
    const pool = createPool({ ...to, ...options });
    pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
    return pool;
  };
  const pool = open();
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    await afterEnd?.();
    throw new StartupError(`The database does not answer: ${describe(error)}. Check ${setting}.`);
  }
  return {
    pool,
    direct: pool,
    // `query_timeout` is ours: a server that hangs does not cancel statements itself.
    openAside: (timeoutMs) =>
      open({
        ...{ max: 1, timeoutMs, query_timeout: timeoutMs, connectionTimeoutMillis: timeoutMs },
        idleTimeoutMillis: 0,
      }),
    async close() {
      await stopWithin({ connections: () => pool.end() }, { log, ms: longestEndMs });
      await afterEnd?.();
    },
  };
}

/** Omits the address, which contains a password. */
function describe(error: unknown): string {
  if (error instanceof pg.DatabaseError) return error.message;
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
