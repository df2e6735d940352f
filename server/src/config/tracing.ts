import type { TracingSettings } from '../tracing/open-tracing.ts';
import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

/** Undefined for a node without traces. */
export function readTracingSettings(env: Environment): TracingSettings | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    continuesTraces: env.OTEL_PROPAGATORS === 'tracecontext',
  };
}

/** `name=value,name=value`, with values encoded as in URLs (OpenTelemetry Protocol Exporter, section "Headers"). */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim());
  return Object.fromEntries(pairs.map(readHeader));
}

function readHeader(pair: string): [name: string, value: string] {
  const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
  const decoded = value && decode(value);
  if (name === undefined || decoded === undefined)
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_HEADERS is not valid: write name=value, separated by commas. A % in a value is written %25.',
    );
  return [name, decoded];
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
