import type { QueryClient, QueryKey } from '@tanstack/react-query';

type PageAnswer = [key: QueryKey, data: unknown];

/** The answers a page was rendered with, as JSON: it is a third shorter than a script that builds them. */
export function packAnswers(client: QueryClient): string {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify(queries.map(({ queryKey, state }): PageAnswer => [queryKey, state.data]));
}

/**
 * Starts the browser with the answers its page was rendered with. It asks for everything else itself. The answers count
 * as new, because the server renders a page again as soon as its data changes.
 */
export function unpackAnswers(client: QueryClient, packed: string): void {
  const answers: PageAnswer[] = JSON.parse(packed);
  for (const [key, data] of answers) client.setQueryData(key, data);
}
