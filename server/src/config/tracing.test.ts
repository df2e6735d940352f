import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { readTracingSettings } from './tracing.ts';

const read = (source: Record<string, string>) => readTracingSettings(parseEnvironment(source));
const endpoint = 'http://127.0.0.1:4318';

test('without an endpoint a node has no traces', () => {
  expect(read({ OTEL_SERVICE_NAME: 'garages' })).toBeUndefined();
});

test('by default a node keeps all its traces and continues no others', () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual({
    ...{ endpoint, headers: {}, service: 'pahiya', share: 1, continuesTraces: false },
  });
});

test('headers are pairs whose values are encoded as in URLs', () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_PROPAGATORS: 'tracecontext' };
  expect(read({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=open%20sesame, tenant = a=b,' })).toMatchObject({
    ...{ headers: { 'x-key': 'open sesame', tenant: 'a=b' }, continuesTraces: true },
  });
});

test.each(['x-key', 'x-key=100%'])(
  'a header that cannot be read stops the start and is not repeated: %s',
  (headers) => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers };
    expect(() => read(settings)).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS is not valid: (?!.*x-key)/);
  },
);
