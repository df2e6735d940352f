import type { AnyRouter } from '@tanstack/react-router';
import { bringTexts } from '../add-texts.ts';
import type { I18n } from '../i18n.ts';
import type { Namespace } from '../namespaces.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Texts that the page needs besides those of every page. They may depend on the parameters of its path. */
    namespaces?: readonly Namespace[] | ((params: Readonly<Record<string, string>>) => readonly Namespace[]);
  }
}

interface Page {
  params: Readonly<Record<string, string>>;
  staticData: { namespaces?: readonly Namespace[] | ((params: Page['params']) => readonly Namespace[]) };
}

export function namespacesOf(page: Page | undefined): readonly Namespace[] {
  const named = page?.staticData.namespaces ?? [];
  return typeof named === 'function' ? named(page?.params ?? {}) : named;
}

/** Runs before hydration: loads the page's own texts, so that they match what the server rendered. */
export async function bringPageTexts(i18n: I18n, router: AnyRouter, pathname: string): Promise<void> {
  const [routes, params] = router.getMatchedRoutes(pathname);
  await bringTexts(i18n, namespacesOf({ params, staticData: routes.at(-1)?.options.staticData ?? {} }));
}
