import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n } from '@/i18n/create-i18n.ts';
import { I18nProvider } from '@/i18n/i18n-provider.tsx';
import { createQueryClient } from '@/lib/api/query-client.ts';

/** Renders a component in English as the server does, with the answers that `know` puts into the cache. */
export async function draw(element: ReactNode, know?: (client: QueryClient) => void): Promise<string> {
  const client = createQueryClient();
  know?.(client);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await createI18n('en')}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>{element}</RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
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
