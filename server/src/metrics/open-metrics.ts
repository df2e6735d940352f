import type { Connection } from '../database/connect.ts';
import type { Logger } from '../platform/logger.ts';
import type { Watched } from './node-gauges.ts';
import type { Recorder } from './recorder.ts';
import type { MetricsAddress } from './serve-metrics.ts';

export interface OpenMetrics {
  recorder: Recorder;
  /** Starts to answer Prometheus. */
  start(watched: Watched): Promise<void>;
  stop(): Promise<void>;
}

/** After this time the metrics are sent without the database's answer. */
const longestQuestionMs = 1_000;

/** Loads the library only for a node with metrics. */
export async function openMetrics(
  address: MetricsAddress,
  openAside: Connection['openAside'],
  log: Logger,
): Promise<OpenMetrics> {
  const { createMetrics } = await import('./create-metrics.ts');
  const aside = openAside(longestQuestionMs);
  const { recorder, watch, serve } = createMetrics(aside, log);
  let close: (() => Promise<void>) | undefined;
  return {
    recorder,
    async start(watched) {
      watch(watched);
      const server = await serve(address);
      close = server.close;
      log.info({ port: server.port, host: address.host }, 'metrics are served');
    },
    async stop() {
      await close?.();
      await aside.end();
    },
  };
}
