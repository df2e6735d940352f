import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type PageQuery = [key: QueryKey, data: unknown, updatedAt: number];

/**
 * Hands the browser what the server has read for a page. Only answers are handed over: the browser asks again for what
 * failed.
 */
export function pageQueries(queryClient: QueryClient) {
  return {
    dehydrate: () => ({ queries: writeQueries(queryClient) }),
    hydrate: ({ queries }: { queries: string }) => readQueries(queryClient, queries),
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each router
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  };
}

/** JSON makes the page a third smaller than a script, and the API uses JSON anyway. */
function writeQueries(queryClient: QueryClient): string {
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify(answered.map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]));
}

function readQueries(queryClient: QueryClient, text: string): void {
  const queries: PageQuery[] = JSON.parse(text);
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
}
