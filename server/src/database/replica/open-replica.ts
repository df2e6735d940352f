import type pg from 'pg';
import type { Logger } from '../../platform/logger.ts';
import { stopWithin } from '../../platform/stop-within.ts';
import { createDatabase, createPool, type Database } from '../pool.ts';
import { type Freshness, watchFreshness } from './freshness.ts';

export interface Replica {
  db: Database;
  freshness: Freshness;
}

interface Parts {
  primary: pg.Pool;
  poolSize: number;
  longestLagMs: number;
  log: Logger;
}

/** A replica that hangs delays a read at most this long; then the primary is asked. */
const patienceMs = 2_000;
const longestEndMs = 2_000;

const written = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position";
const replayed = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

/** Does not fail when the replica is away. */
export function openReplica(
  url: string,
  { primary, poolSize, longestLagMs, log }: Parts,
): { replica: Replica; pool: pg.Pool; close(): Promise<void> } {
  const pool = createPool({
    ...{ connectionString: url, max: poolSize },
    ...{ connectionTimeoutMillis: patienceMs, query_timeout: patienceMs },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'connection of the replica lost'));
  const positions = {
    written: async () => BigInt((await readPosition(primary, written)) ?? 0),
    async replayed() {
      const position = await readPosition(pool, replayed);
      return position === null ? null : BigInt(position);
    },
  };
  return {
    replica: { db: createDatabase(pool), freshness: watchFreshness(positions, { longestLagMs, log }) },
    pool,
    close: () => stopWithin({ 'connections of the replica': () => pool.end() }, { log, ms: longestEndMs }),
  };
}

async function readPosition(pool: pg.Pool, query: string): Promise<string | null> {
  const { rows } = await pool.query<{ position: string | null }>(query);
  return rows[0]?.position ?? null;
}
