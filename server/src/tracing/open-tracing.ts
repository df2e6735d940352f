import type pg from 'pg';
import type { Logger } from '../platform/logger.ts';
import { stopWithin } from '../platform/stop-within.ts';
import type { Receiver } from './send-spans.ts';
import type { Tracing } from './tracing.ts';

export type TracingSettings = Receiver & { service: string; share: number };

export interface OpenTracing extends Tracing {
  stop(): Promise<void>;
}

const longestStopMs = 2_000;

/** Follows the statements of the pool too. Loads the library only for a node with traces. */
export async function openTracing(settings: TracingSettings, pool: pg.Pool, log: Logger): Promise<OpenTracing> {
  const [{ createTracing }, { sendSpans }, { traceStatements }] = await Promise.all([
    import('./create-tracing.ts'),
    import('./send-spans.ts'),
    import('./trace-statements.ts'),
  ]);
  const { service, share } = settings;
  const { beginStatement, stop, ...tracing } = createTracing({ service, share, processor: sendSpans(settings, log) });
  traceStatements(pool, beginStatement);
  return { ...tracing, stop: () => stopWithin({ traces: stop }, { log, ms: longestStopMs }) };
}
