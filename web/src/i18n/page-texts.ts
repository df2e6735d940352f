import type { StaticDataRouteOption } from '@tanstack/react-router';
import { bringTexts } from './add-texts.ts';
import type { I18n } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    namespaces?: readonly Namespace[];
  }
}

/** Runs before hydration: loads the page's own texts, so that they match what the server rendered. */
export async function bringPageTexts(i18n: I18n, page: StaticDataRouteOption | undefined): Promise<void> {
  if (page?.namespaces) await bringTexts(i18n, page.namespaces);
}
