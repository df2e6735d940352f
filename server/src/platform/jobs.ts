import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import { toErrorRecord } from './error-record.ts';
import type { Logger } from './logger.ts';

export interface JobQueue<Data extends object> {
  name: string;
  /** Must be safe to run twice: a node may stop between the work and its record. */
  run: (data: Data) => Promise<void>;
}

export interface Jobs {
  /** Registers a queue and starts working on it. Failures are retried five times with growing pauses. */
  work<Data extends object>(queue: JobQueue<Data>): Promise<void>;
  send(queueName: string, data: object): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs live in the same database; the server's pool carries them. */
export async function startJobs(pool: pg.Pool, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    useListenNotify: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  await boss.start();
  return {
    async work(queue) {
      await boss.createQueue(queue.name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 });
      await boss.work<Parameters<typeof queue.run>[0]>(
        queue.name,
        { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 1, perJobResults: true },
        // One that fails is tried again alone: the others of its batch are done, and done once.
        async (jobs) => {
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await settle(job.id, () => queue.run(job.data), log));
          return results;
        },
      );
    },
    async send(queueName, data) {
      await boss.send(queueName, data);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

async function settle(id: string, run: () => Promise<void>, log: Logger): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: id }, 'job failed');
    return { id, status: 'failed', output: toErrorRecord(error) };
  }
}
