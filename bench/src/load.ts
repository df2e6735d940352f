import autocannon from 'autocannon';
import type { Asked } from './pages/unseen.ts';
import { percentile } from './statistics.ts';

export interface Load {
  url: string;
  /** A list is asked for in turn; a function returns another request each time. */
  paths: string[] | (() => Asked);
  connections: number;
  headers?: Record<string, string>;
  until: { seconds: number } | { requests: number };
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Number of answers. */
  count: number;
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
      requests:
        typeof paths === 'function' ? [{ setupRequest: asking(paths, headers) }] : paths.map((path) => ({ path })),
      ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    },
    (ms) => {
      times.push(ms);
      endedAt = performance.now();
    },
  );
  const { non2xx, errors, timeouts, statusCodeStats } = result;
  if (non2xx + errors + timeouts > 0 || times.length === 0) {
    const answers = Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => `${count} × ${status}`);
    throw new Error(`${url} failed: ${[...answers, `${errors} errors`, `${timeouts} timeouts`].join(', ')}`);
  }
  return summarise(times, (endedAt - startedAt) / 1000);
}

function asking(next: () => Asked, headers: Record<string, string>) {
  return (request: autocannon.Request): autocannon.Request => {
    const { path, headers: own } = next();
    return { ...request, path, headers: { ...headers, ...own } };
  };
}

/** `times` are the milliseconds of each answer. */
export function summarise(times: number[], seconds: number): Measured {
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    count: times.length,
  };
}

function run(options: autocannon.Options, onAnswer: (ms: number) => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own histogram has a resolution of whole milliseconds.
    instance.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
}
