import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '@/i18n/create-i18n.ts';
import { createQueryClient } from '@/lib/api/query-client.ts';

/** Renders a component in English as the server does, with the answers that `know` puts into the cache. */
export async function draw(element: ReactNode, know?: (client: QueryClient) => void): Promise<string> {
  const client = createQueryClient();
  know?.(client);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n('en')}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>{element}</RouterContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  client.clear();
  return html;
}

/** Returns the text without the tags. */
export function textOf(html: string): string {
  return decode(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the texts of the buttons. */
export function buttonsOf(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => textOf(inner));
}

/** Returns the text and the address of each link. */
export function linksOf(html: string): [name: string, address: string][] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, address = '', inner = '']) => [
    textOf(inner),
    decode(address),
  ]);
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
