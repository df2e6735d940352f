import type { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** Product, section 10.5. */
const pausesMs = [1_000, 2_000, 5_000];
const longestPauseMs = 10_000;

/** A Redis that hangs counts as down after this time. */
const longestAnswerMs = 2_000;

/** Commands fail at once while Redis is down, so that no request waits for it. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  // Most nodes run without it.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 10_000,
    socketTimeout: longestAnswerMs,
    retryStrategy: (attempt) => pausesMs[attempt - 1] ?? longestPauseMs,
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is away'));
  return client;
}
