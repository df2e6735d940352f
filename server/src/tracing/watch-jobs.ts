import type { Recorder } from '../metrics/recorder.ts';
import type { WatchJob } from '../platform/jobs.ts';
import type { Tracing } from './tracing.ts';

/** Each run is timed, counted and traced. */
export function watchJobs(recorder: Pick<Recorder, 'job'>, tracing: Pick<Tracing, 'follow'>): WatchJob {
  return async (queue, run) => {
    const begunAt = performance.now();
    const ended = (isDone: boolean) => recorder.job({ queue, isDone, seconds: (performance.now() - begunAt) / 1000 });
    try {
      await tracing.follow(`job ${queue}`, run);
    } catch (error) {
      ended(false);
      throw error;
    }
    ended(true);
  };
}
