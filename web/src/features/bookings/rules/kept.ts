import type { DehydratedState } from '@tanstack/react-query';
import { keptShape } from '@/lib/api/contract.gen.json';

interface Kept extends DehydratedState {
  /** `keptShape` of the version that stored it. */
  shape: string;
}

type KeptQuery = DehydratedState['queries'][number];

/** Number of stored answers. The oldest are dropped. */
const mostQueries = 40;
const keptCalls = ['list', 'get', 'history'];

/** Whether an answer contains the customer's bookings: a list, a single one, or its history. */
export function isOwnBookingKey(queryKey: readonly unknown[]): boolean {
  const path = queryKey[0];
  return Array.isArray(path) && path[0] === 'bookings' && path.length === 2 && keptCalls.includes(path[1]);
}

/** Merges stored and new answers, newest first. `before` comes from storage and may be anything. */
export function mergeKept(before: unknown, now: DehydratedState): Kept {
  const byHash = new Map([...queriesOf(before), ...now.queries].map((query) => [query.queryHash, query]));
  const newestFirst = [...byHash.values()].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return { shape: keptShape, mutations: [], queries: newestFirst.slice(0, mostQueries) };
}

/** The valid part of the stored data. Nothing if a version stored it whose bookings had another shape. */
export function queriesOf(kept: unknown): KeptQuery[] {
  const { shape, queries } = (kept ?? {}) as Partial<Kept>;
  if (shape !== keptShape || !Array.isArray(queries)) return [];
  return queries.filter(
    (query) =>
      Array.isArray(query?.queryKey) &&
      typeof query.queryHash === 'string' &&
      typeof query.state?.dataUpdatedAt === 'number' &&
      isOwnBookingKey(query.queryKey),
  );
}
