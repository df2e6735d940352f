import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { bringTexts } from './add-texts.ts';
import type { Namespace } from './namespaces.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Texts the page needs besides the public ones. */
    namespaces?: readonly Namespace[];
  }
}

/** Runs before hydration: loads the page's own texts, so that they match what the server rendered. */
export async function bringPageTexts(i18n: i18n, page: StaticDataRouteOption | undefined): Promise<void> {
  if (page?.namespaces) await bringTexts(i18n, page.namespaces);
}
