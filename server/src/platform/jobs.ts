import { businessZone } from '@pahiya/contract/shared/dates';
import type pg from 'pg';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { toErrorRecord } from './error-record.ts';
import type { Logger } from './logger.ts';

export interface JobQueue<Data extends object> {
  name: string;
  /** Must be safe to run twice, because a node may stop after the work and before its record. */
  run: (data: Data) => Promise<void>;
  /** Cron expression in India's time; such a job has no data and runs once for all nodes. */
  schedule?: string;
}

export interface Jobs {
  work<Data extends object>(queue: JobQueue<Data>): Promise<void>;
  send(queueName: string, data: object): Promise<void>;
  /** No job begins any more. Unfinished ones are put back after four seconds, for another node. */
  stop(): Promise<void>;
}

/** Jobs contain addresses and tokens, so they are deleted within about two minutes after their end. */
const options = { retryLimit: 5, retryBackoff: true, retryDelay: 5, deleteAfterSeconds: 1, retentionSeconds: 3_600 };
const maintenanceIntervalSeconds = 60;

/** Less than `longestStopMs`, so that unfinished jobs can be put back. */
const longestJobMs = 4_000;

/** Runs a job and observes it. */
export type WatchJob = (queueName: string, run: () => Promise<void>) => Promise<void>;

export async function startJobs(pool: pg.Pool, log: Logger, watch: WatchJob = (_, run) => run()): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    useListenNotify: false,
    maintenanceIntervalSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  await boss.start();
  let isStopping = false;
  return {
    async work(queue) {
      await boss.createQueue(queue.name, options);
      // A queue created by an earlier version would otherwise keep its options.
      await boss.updateQueue(queue.name, options);
      if (queue.schedule) await boss.schedule(queue.name, queue.schedule, {}, { tz: businessZone, missed: 'once' });
      await boss.work(
        queue.name,
        {
          batchSize: 10,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: queue.schedule ? 60 : 1,
          perJobResults: true,
          includeMetadata: true,
        },
        async (jobs: JobWithMetadata<Parameters<typeof queue.run>[0]>[]) => {
          const results: JobResult[] = [];
          for (const job of jobs) {
            const run = () => watch(queue.name, () => queue.run(job.data));
            results.push(isStopping && !isLast(job) ? putBack(job) : await settle(job, run, log));
          }
          return results;
        },
      );
    },
    async send(queueName, data) {
      await boss.send(queueName, data);
    },
    stop() {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: longestJobMs });
    },
  };
}

type Attempt = Pick<JobWithMetadata, 'id' | 'name' | 'retryCount' | 'retryLimit'>;

function isLast({ retryCount, retryLimit }: Attempt): boolean {
  return retryCount >= retryLimit;
}

function putBack({ id }: Attempt): JobResult {
  return { id, status: 'failed', output: { message: 'The node stopped before this job began' } };
}

async function settle(job: Attempt, run: () => Promise<void>, log: Logger): Promise<JobResult> {
  const { id, name: queue, retryCount } = job;
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: id, queue, attempt: retryCount + 1, isLast: isLast(job) }, 'job failed');
    return { id, status: 'failed', output: toErrorRecord(error) };
  }
}
