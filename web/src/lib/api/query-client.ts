import { QueryClient } from '@tanstack/react-query';
import { isAnswered } from './api-errors.ts';

/** A retry helps against a lost connection or a server error, but not against a refusal. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && !(isAnswered(error) && error.status < 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Avoids refetching what the server has just rendered.
        staleTime: 30_000,
        // Queries fail at once when offline instead of pausing, and are refetched after reconnecting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // No retries during server rendering, because a quick answer serves the visitor better.
        retry: import.meta.env.SSR ? false : isWorthRetrying,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
