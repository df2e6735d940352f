import { Counter, Histogram, type Registry } from 'prom-client';
import type { Recorder } from './recorder.ts';

export function createWorkMetrics(registry: Registry): Omit<Recorder, 'request'> {
  const registers = [registry];
  const runs = new Counter({
    name: 'pahiya_job_runs_total',
    help: 'Runs of jobs on this node, by outcome (done, failed).',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'pahiya_job_duration_seconds',
    help: 'Time that a job took, successful or not.',
    labelNames: ['queue'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60],
    registers,
  });
  const uses = new Counter({
    name: 'pahiya_kept_uses_total',
    help: 'Pages and answers from memory (hit), from memory while a new one is made (stale), and made for this request (miss).',
    labelNames: ['of', 'use'],
    registers,
  });
  const events = new Counter({
    name: 'pahiya_live_events_total',
    help: 'Live events that this node has given to its streams.',
    registers,
  });
  const lag = new Histogram({
    name: 'pahiya_live_lag_seconds',
    help: 'Time from the start of the transaction that wrote an event until its streams got it; the oldest event of each look.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers,
  });
  const lists = new Counter({
    name: 'pahiya_list_reads_total',
    help: 'Reads that may come from the replica, by the database that answered (primary, replica). None without a replica.',
    labelNames: ['from'],
    registers,
  });
  for (const what of ['page', 'answer']) for (const use of ['hit', 'miss']) uses.inc({ of: what, use }, 0);
  return {
    job({ queue, isDone, seconds }) {
      runs.inc({ queue, outcome: isDone ? 'done' : 'failed' });
      durations.observe({ queue }, seconds);
    },
    kept: (what, use) => uses.inc({ of: what, use }),
    live(count, lagSeconds) {
      events.inc(count);
      lag.observe(lagSeconds);
    },
    listRead: (from) => lists.inc({ from }),
  };
}
