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
  /** One more connection, for questions that must neither wait for the product's nor take their place. */
  openAside(timeoutMs: number): pg.Pool;
  /** A database that hangs does not keep the process from ending. */
  close(): Promise<void>;
}

const longestEndMs = 2_000;

export async function connect(config: Pick<Config, 'database' | 'dataDir'>, log: ConnectionLog): Promise<Connection> {
  const { url, poolSize } = config.database;
  if (url) return await openPool({ connectionString: url, max: poolSize }, log);
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) });
  return await openPool({ ...embedded.connection, max: poolSize }, log, embedded.stop);
}

async function openPool(to: pg.PoolConfig, log: ConnectionLog, afterEnd?: () => Promise<void>): Promise<Connection> {
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
    throw new StartupError(`The database does not answer: ${describe(error)}. Check DATABASE_URL.`);
  }
  return {
    pool,
    openAside: (timeoutMs) => open({ max: 1, timeoutMs, connectionTimeoutMillis: timeoutMs, idleTimeoutMillis: 0 }),
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
