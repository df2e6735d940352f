import type { RouterUtils } from '@orpc/tanstack-query';
import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { growTree } from './grow-tree.ts';

type Path = readonly string[];
type Call = (path: Path, input: unknown, options?: { signal: AbortSignal }) => Promise<unknown>;

interface Given {
  input?: unknown;
  type?: string;
  queryKey?: QueryKey;
  mutationKey?: QueryKey;
  initialPageParam?: unknown;
}

interface Asked {
  pageParam: unknown;
  signal: AbortSignal;
}

/** Leaves out an unknown input or type, so that the key is a prefix of more specific keys. */
function keyOf(path: Path, { input, type }: Given): QueryKey {
  return [path, { ...(input !== undefined && { input }), ...(type !== undefined && { type }) }];
}

function inputOf({ input }: Given, page: unknown): unknown {
  return typeof input === 'function' ? input(page) : input;
}

/** Options and keys of every procedure, equal to those of oRPC's TanStack Query utilities, which are larger. */
export function createQueryTree(call: Call): Pick<RouterUtils<ApiClient>, keyof ApiClient> {
  const queryKey = (path: Path, given: Given) => given.queryKey ?? keyOf(path, { input: given.input, type: 'query' });
  const makers: Record<string, (path: Path, given: Given) => unknown> = {
    key: keyOf,
    queryKey,
    queryOptions: (path, given) => ({
      queryFn: ({ signal }: Asked) => call(path, given.input, { signal }),
      ...given,
      queryKey: queryKey(path, given),
    }),
    infiniteOptions: (path, given) => ({
      queryFn: ({ pageParam, signal }: Asked) => call(path, inputOf(given, pageParam), { signal }),
      ...given,
      queryKey: given.queryKey ?? keyOf(path, { input: inputOf(given, given.initialPageParam), type: 'infinite' }),
    }),
    mutationOptions: (path, given) => ({
      mutationFn: (input: unknown) => call(path, input),
      ...given,
      mutationKey: given.mutationKey ?? keyOf(path, { type: 'mutation' }),
    }),
  };
  return growTree((path, given) => {
    const make = makers[path.at(-1) ?? ''];
    if (!make) throw new Error(`Unknown option ${path.join('.')}`);
    return make(path.slice(0, -1), given ?? {});
  });
}
