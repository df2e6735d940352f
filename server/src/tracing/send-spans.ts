import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../platform/logger.ts';

/** The library's code for a success. */
const success = 0;

export interface Receiver {
  /** Base address of an OTLP receiver, which takes traces at `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
}

/** Sends ended spans in batches. A receiver that does not answer is reported once, and spans are dropped meanwhile. */
export function sendSpans({ endpoint, headers }: Receiver, log: Pick<Logger, 'warn'>): SpanProcessor {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers });
  let isFailing = false;
  const reporting: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== success;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'traces could not be sent');
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  return new BatchSpanProcessor(reporting);
}
