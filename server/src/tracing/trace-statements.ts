import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Called when a statement is sent. Returns a function to call at its end, or undefined if it is not traced. */
export type BeginStatement = (text: string) => ((error: unknown) => void) | undefined;

type Callback = (...results: unknown[]) => void;
type Query = (...given: unknown[]) => unknown;

/** Traces the statements of all connections of the pool. */
export function traceStatements(pool: pg.Pool, begin: BeginStatement): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    traceClient(client, begin);
  });
  keepContext(pool);
}

/** A pool runs the callback of a waiting request in the context of the request that released the connection. */
function keepContext(pool: pg.Pool): void {
  const connect: Query = pool.connect.bind(pool);
  Object.assign(pool, {
    connect: (callback?: Callback) => (callback ? connect(AsyncResource.bind(callback)) : connect()),
  });
}

function traceClient(client: pg.PoolClient, begin: BeginStatement): void {
  const send: Query = client.query.bind(client);
  const query: Query = (...given) => {
    const text = textOf(given[0]);
    const end = text === undefined ? undefined : begin(text);
    if (!end) return send(...given);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const callback = (error: unknown, ...results: unknown[]) => {
        end(error);
        last(error, ...results);
      };
      return send(...given.slice(0, -1), callback);
    }
    const sent = send(...given);
    if (sent instanceof Promise) sent.then(() => end(null), end);
    else end(null);
    return sent;
  };
  Object.assign(client, { query });
}

/** Undefined for an object that sends itself, such as a copy. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}
