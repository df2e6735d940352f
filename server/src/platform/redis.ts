import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** The specification's back-off of a lost connection, in milliseconds (section 9). */
const pausesMs = [1_000, 2_000, 5_000];
const longestPauseMs = 10_000;

/** Commands fail at once while Redis is away: nothing of ours waits for it. It is asked again with growing pauses. */
export function openRedis(url: string, log: Logger): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 10_000,
    retryStrategy: (attempt) => pausesMs[attempt - 1] ?? longestPauseMs,
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is away'));
  return client;
}
