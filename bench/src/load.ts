import autocannon from 'autocannon';
import { percentile } from './statistics.ts';

export interface Load {
  url: string;
  paths: string[];
  connections: number;
  headers?: Record<string, string>;
  until: { seconds: number } | { requests: number };
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Each connection waits for its answer before the next request. Throws when an answer is not 2xx. */
export async function applyLoad({ url, paths, connections, headers = {}, until }: Load): Promise<Measured> {
  const times: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  const result = await run(
    {
      url,
      connections,
      headers,
      requests: paths.map((path) => ({ path })),
      ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    },
    (ms) => {
      times.push(ms);
      endedAt = performance.now();
    },
  );
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || times.length === 0) throw new Error(`${failed} requests to ${url} failed`);
  return {
    perSecond: times.length / ((endedAt - startedAt) / 1000),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}

function run(options: autocannon.Options, onAnswer: (ms: number) => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own histogram has a resolution of whole milliseconds.
    instance.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
}
