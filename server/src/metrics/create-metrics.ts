import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Logger } from '../platform/logger.ts';
import { addNodeGauges, type Watched } from './node-gauges.ts';
import type { Recorder } from './recorder.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { type MetricsAddress, type MetricsServer, serveMetrics } from './serve-metrics.ts';
import { readStoredCounts } from './stored-counts.ts';
import { addStoredGauges } from './stored-gauges.ts';
import { createWorkMetrics } from './work-metrics.ts';

/** Several servers may ask at the same moment; the database answers once. */
const storedMs = 5_000;

export interface NodeMetrics {
  recorder: Recorder;
  registry: Registry;
  /** Adds what the node has in memory. */
  watch(watched: Watched): void;
  serve(address: MetricsAddress): Promise<MetricsServer>;
}

/** `aside` is a pool of its own with short time-outs, so that nobody waits for the metrics, and they wait for nobody. */
export function createMetrics(aside: Pick<pg.Pool, 'query'>, log: Pick<Logger, 'warn' | 'error'>): NodeMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const recorder = { ...createWorkMetrics(registry), request: createRequestMetrics(registry) };
  const readStored = rememberBriefly(() => readStoredCounts(aside), {
    ms: storedMs,
    onError: (error) => log.warn({ err: error }, 'the metrics have no database'),
  });
  addStoredGauges(registry, readStored);
  return {
    recorder,
    registry,
    watch: (watched) => addNodeGauges(registry, watched),
    serve: (address) =>
      serveMetrics(registry, address, (error) => log.error({ err: error }, 'the metrics could not be read')),
  };
}
