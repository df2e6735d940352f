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

/** Scrapes within this time share one answer of the database. */
const storedMs = 5_000;

export interface NodeMetrics {
  recorder: Recorder;
  registry: Registry;
  /** Adds the values that the node holds in memory. */
  watch(watched: Watched): void;
  serve(address: MetricsAddress): Promise<MetricsServer>;
}

/** `aside` is a separate pool with short time-outs, so that the metrics never delay the product or wait for it. */
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
