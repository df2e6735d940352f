import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { DatabaseSettings } from '../../config/database.ts';
import { openReplica } from '../../database/replica/open-replica.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { Recorder } from '../../metrics/recorder.ts';
import type { Logger } from '../../platform/logger.ts';
import { createRecentWriters } from './recent-writers.ts';
import { type ChooseDatabase, createReplicaReads, onPrimary } from './replica-reads.ts';

interface Parts {
  pool: pg.Pool;
  redis: Redis | undefined;
  changes: PublicChanges;
  log: Logger;
  recorder: Recorder;
}

interface ReplicaReads {
  chooseDatabase: ChooseDatabase;
  replicaPool: pg.Pool | undefined;
  close(): Promise<void>;
}

/** For the time between a write and its mark, and for clocks that run at different speeds. */
const reserveMs = 1_000;

/** Without a replica everything is read from the primary. */
export function openReplicaReads(
  { replica: settings, poolSize }: DatabaseSettings,
  { pool, redis, changes, log, recorder }: Parts,
): ReplicaReads {
  if (!settings) return { chooseDatabase: onPrimary, replicaPool: undefined, close: async () => undefined };
  const { url, longestLagMs } = settings;
  const { replica, pool: replicaPool, close } = openReplica(url, { primary: pool, poolSize, longestLagMs, log });
  const writers = createRecentWriters(redis, longestLagMs + reserveMs);
  return { chooseDatabase: createReplicaReads({ replica, writers, changes, recorder }), replicaPool, close };
}
