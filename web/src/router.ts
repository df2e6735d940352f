import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '@/layout/error-screen.tsx';
import { NotFoundScreen } from '@/layout/not-found-screen.tsx';
import { plantFirstRoutes } from './first-routes.ts';
import { growingRoutes } from './grow-routes.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { startLanguage } from './i18n/language-choice.ts';
import { bringPageTexts } from './i18n/page-texts.ts';
import { packAnswers, unpackAnswers } from './lib/api/page-answers.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { siteOrigin } from './lib/connection/site-origin.ts';
import { scriptNonce } from './lib/page/script-nonce.ts';
import { isShell, isShellAsked } from './lib/page/shell-document.ts';
import { isPhoneApp, native } from './lib/phone/phone-app.ts';
import { session } from './lib/session/session.ts';
import { keptAnswers } from './shared/bookings/storage/kept-answers.ts';
import { sharedCache } from './shared/community/storage/shared-photo.ts';

/**
 * On the server, one router for each rendered request with its own cache and texts; in the browser, one for the tab.
 */
export async function getRouter() {
  const i18n = await createI18n(startLanguage());
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: import.meta.env.SSR ? (await import('./routeTree.gen.ts')).routeTree : plantFirstRoutes(),
    context: { queryClient, i18n, origin: siteOrigin() },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    ...(import.meta.env.SSR && { ssr: { nonce: scriptNonce() } }),
    dehydrate: () => ({ answers: packAnswers(queryClient) }),
    hydrate: ({ answers }) => unpackAnswers(queryClient, answers),
  });
  // The shell is rendered without any page.
  if (router.isServer && isShellAsked()) router.isShell = () => true;
  if (!router.isServer) {
    const { pathname } = window.location;
    const routes = growingRoutes(router);
    router.update({ context: { ...router.options.context, routes } });
    if (routes.lacks(pathname)) await routes.addAll();
    const texts = bringPageTexts(i18n, router.getMatchedRoutes(pathname)[0].at(-1)?.options.staticData);
    // Starting from the cached shell, missing texts are no error yet: the page's loader fetches them again and reports
    // failures.
    await (isShell() ? texts.catch(() => undefined) : texts);
    if (isPhoneApp) void native().then((phone) => phone.start(router));
    // Data loaded for one user must never be shown to the next.
    session.onAuthEvent((event) => {
      const { user } = session.getState();
      // A customer will need them. A failure is reported by the first page that does.
      if (user) routes.addAll().catch(() => undefined);
      if (event === 'SIGNED_OUT') {
        queryClient.clear();
        void window.caches?.delete(sharedCache);
      }
      void keptAnswers.onlyOf(user?.id ?? null);
    });
  }
  return router;
}
