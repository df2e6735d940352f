import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { BeginStatement } from './trace-statements.ts';
import type { RequestTrace, Tracing } from './tracing.ts';

interface Parts {
  service: string;
  /** Share of the traces that begin here and are kept, from 0 to 1. */
  share: number;
  /** Whether to continue the trace of a `traceparent` header, which also decides whether it is kept. */
  continuesTraces: boolean;
  processor: SpanProcessor;
}

interface CreatedTracing extends Tracing {
  beginStatement: BeginStatement;
  /** Sends what has ended. */
  stop(): Promise<void>;
}

const longestText = 2_000;

const headers = { get: (carrier: { traceparent: string }) => carrier.traceparent, keys: () => ['traceparent'] };

/** Does not use the library's global state, so a process can have several. Names follow its semantic conventions. */
export function createTracing({ service, share, continuesTraces, processor }: Parts): CreatedTracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer(service);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const within = <Result>(span: Span, work: () => Result) =>
    contexts.run(trace.setSpan(contexts.getStore() ?? ROOT_CONTEXT, span), work);

  return {
    beginRequest(method, traceparent): RequestTrace {
      const isContinued = continuesTraces && traceparent;
      const parent = isContinued ? propagator.extract(ROOT_CONTEXT, { traceparent }, headers) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        id: span.spanContext().traceId,
        run: (work) => within(span, work),
        end({ requestId, route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'request.id': requestId });
          if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async follow(name, work) {
      const span = tracer.startSpan(name, {}, contexts.getStore() ?? ROOT_CONTEXT);
      try {
        return await within(span, work);
      } catch (error) {
        noteProblem(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    beginStatement(text) {
      const context = contexts.getStore();
      if (!context || !trace.getSpan(context)?.isRecording()) return undefined;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
      const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes }, context);
      return (error) => {
        if (error) noteProblem(span, error);
        span.end();
      };
    },
    stop: () => provider.shutdown(),
  };
}

/** Only kind and code of an error: its message may contain a person's input. */
function noteProblem(span: Span, error: unknown): void {
  span.setAttribute('error.type', kindOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}

function operationOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
}
