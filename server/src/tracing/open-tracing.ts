import type pg from 'pg';
import type { Logger } from '../platform/logger.ts';
import { stopWithin } from '../platform/stop-within.ts';
import type { Receiver } from './send-spans.ts';
import type { Tracing } from './tracing.ts';

export type TracingSettings = Receiver & { service: string; share: number; continuesTraces: boolean };

export interface OpenTracing extends Tracing {
  /** Traces the statements of this pool. */
  followPool(pool: pg.Pool): void;
  stop(): Promise<void>;
}

const longestStopMs = 2_000;

/** Loads the library only for a node with traces. */
export async function openTracing(settings: TracingSettings, log: Logger): Promise<OpenTracing> {
  const [{ createTracing }, { sendSpans }, { traceStatements }] = await Promise.all([
    import('./create-tracing.ts'),
    import('./send-spans.ts'),
    import('./trace-statements.ts'),
  ]);
  const { beginStatement, stop, ...tracing } = createTracing({ ...settings, processor: sendSpans(settings, log) });
  return {
    ...tracing,
    followPool: (pool) => traceStatements(pool, beginStatement),
    stop: () => stopWithin({ traces: stop }, { log, ms: longestStopMs }),
  };
}
