import type { DehydratedState } from '@tanstack/react-query';

type KeptQuery = DehydratedState['queries'][number];

/** What is kept of the own bookings; older ones make room. */
const mostQueries = 40;
const keptCalls = ['list', 'get', 'history'];

/** Whether an answer is one of the own bookings: a list of them, one of them, or what happened to it. */
export function isOwnBookingKey(queryKey: readonly unknown[]): boolean {
  const path = queryKey[0];
  return Array.isArray(path) && path[0] === 'bookings' && path.length === 2 && keptCalls.includes(path[1]);
}

/** The newest of what was kept and what is there now; `before` comes from the device and may be anything. */
export function mergeKept(before: unknown, now: DehydratedState): DehydratedState {
  const byHash = new Map([...queriesOf(before), ...now.queries].map((query) => [query.queryHash, query]));
  const newestFirst = [...byHash.values()].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return { mutations: [], queries: newestFirst.slice(0, mostQueries) };
}

/** What can be read of what was kept. */
export function queriesOf(kept: unknown): KeptQuery[] {
  const queries = (kept as Partial<DehydratedState> | null)?.queries;
  if (!Array.isArray(queries)) return [];
  return queries.filter(
    (query) =>
      Array.isArray(query?.queryKey) &&
      typeof query.queryHash === 'string' &&
      typeof query.state?.dataUpdatedAt === 'number' &&
      isOwnBookingKey(query.queryKey),
  );
}
