import { QueryClient } from '@tanstack/react-query';
import { isAnswered } from './api-errors.ts';

/** A second try helps against a lost connection or a stumbling server, never against a refusal. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && !(isAnswered(error) && error.status < 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is not asked for again as soon as the page wakes.
        staleTime: 30_000,
        // Without a connection a page says so at once instead of waiting for one, and asks again when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A visitor waiting for the server's page is better served by a quick answer.
        retry: import.meta.env.SSR ? false : isWorthRetrying,
      },
      mutations: { networkMode: 'always' },
      // A query that failed while rendering is tried afresh in the browser.
      // As JSON, which the API speaks anyway, a page is a third smaller than as a script.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'error', serializeData: JSON.stringify },
      hydrate: { deserializeData: JSON.parse },
    },
  });
}
