import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../load.ts';
import { percentile } from '../statistics.ts';

export interface Sample extends Measured {
  /** Error messages of the failed requests. */
  failures: string[];
}

interface Pace {
  perSecond: number;
  seconds: number;
  /** Rejects when the request is refused or fails. */
  send(): Promise<void>;
}

/** More unanswered requests than this would only measure the queue. */
const mostUnanswered = 2_000;

/** Sends at a steady rate, whether or not earlier requests were answered, as independent people do. */
export async function sendPaced({ perSecond, seconds, send }: Pace): Promise<Sample> {
  const times: number[] = [];
  const failures: string[] = [];
  const running = new Set<Promise<void>>();

  async function sendOne(): Promise<void> {
    const sentAt = performance.now();
    try {
      await send();
      times.push(performance.now() - sentAt);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }

  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  for (let sent = 0; elapsed() < seconds; await wait(5)) {
    for (const due = Math.floor(elapsed() * perSecond); sent < due; sent += 1) {
      if (running.size >= mostUnanswered) {
        failures.push('not sent, because too many requests were unanswered');
        continue;
      }
      const request: Promise<void> = sendOne().finally(() => running.delete(request));
      running.add(request);
    }
  }
  await Promise.all(running);
  return {
    perSecond: times.length / elapsed(),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    count: times.length,
    failures,
  };
}
