import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { DatabaseSettings } from '../../config/database.ts';
import { openReplica } from '../../database/replica/open-replica.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { Logger } from '../../platform/logger.ts';
import { createRecentWriters } from './recent-writers.ts';
import { type ChooseDatabase, createReplicaReads, onPrimary } from './replica-reads.ts';

interface Parts {
  pool: pg.Pool;
  redis: Redis | undefined;
  changes: PublicChanges;
  log: Logger;
}

/** The clocks of Redis and of the nodes differ in speed, if only a little. */
const reserveMs = 1_000;

/** Without a replica everything is read from the primary. */
export function openReplicaReads(
  { replica: settings, poolSize }: DatabaseSettings,
  { pool, redis, changes, log }: Parts,
): { chooseDatabase: ChooseDatabase; close(): Promise<void> } {
  if (!settings) return { chooseDatabase: onPrimary, close: async () => undefined };
  const { url, longestLagMs } = settings;
  const { replica, close } = openReplica(url, { primary: pool, poolSize, longestLagMs, log });
  const writers = createRecentWriters(redis, longestLagMs + reserveMs);
  return { chooseDatabase: createReplicaReads({ replica, writers, changes }), close };
}
