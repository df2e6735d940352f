import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { bringTexts } from './add-texts.ts';
import type { Namespace } from './namespaces.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Texts the page needs besides those every public page has. */
    namespaces?: readonly Namespace[];
  }
}

/** Before a page from the server wakes: its own texts, so that both agree on every word. */
export async function bringPageTexts(i18n: i18n, page: StaticDataRouteOption | undefined): Promise<void> {
  if (page?.namespaces) await bringTexts(i18n, page.namespaces);
}
