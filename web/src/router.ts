import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '@/layout/error-screen.tsx';
import { NotFoundScreenLater } from '@/routes/-not-found-screen-later.ts';
import { plantFirstRoutes, plantMore } from './first-routes.ts';
import { growingRoutes } from './grow-routes.ts';
import { bringTexts } from './i18n/add-texts.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { startLanguage } from './i18n/language-choice.ts';
import { namesAmong } from './i18n/parts/page-names.ts';
import { bringPageTexts } from './i18n/parts/page-texts.ts';
import { packAnswers, unpackAnswers } from './lib/api/page-answers.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { answerTexts } from './lib/connection/answer-texts.ts';
import { siteOrigin } from './lib/connection/site-origin.ts';
import { onceReachable } from './lib/page/lazy-part.ts';
import { scriptNonce } from './lib/page/script-nonce.ts';
import { isShell, isShellAsked } from './lib/page/shell-document.ts';
import { isPhoneApp, native } from './lib/phone/phone-app.ts';
import { session } from './lib/session/session.ts';
import { ownBookingsCache } from './shared/bookings/storage/own-bookings-cache.ts';
import { sharedCache } from './shared/community/storage/shared-cache.ts';

async function keepOnlyOf(userId: string | null): Promise<void> {
  const { keptAnswers } = await onceReachable(() => import('./shared/bookings/storage/kept-answers.ts'));
  await keptAnswers.onlyOf(userId);
}

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
    defaultNotFoundComponent: NotFoundScreenLater,
    scrollRestoration: true,
    ...(import.meta.env.SSR && { ssr: { nonce: scriptNonce() } }),
    dehydrate() {
      if (!import.meta.env.SSR) return { answers: '', names: '' };
      const answers = packAnswers(queryClient);
      return { answers, names: JSON.stringify(namesAmong(i18n, JSON.parse(answers))) };
    },
    hydrate({ answers, names }) {
      unpackAnswers(queryClient, answers);
      i18n.addTexts(i18n.language, JSON.parse(names));
    },
  });
  // The shell is rendered without any page.
  if (router.isServer && isShellAsked()) router.isShell = () => true;
  if (!router.isServer) {
    const { pathname } = window.location;
    const routes = growingRoutes(router, plantMore);
    router.update({ context: { ...router.options.context, routes } });
    answerTexts.loadWith(() => bringTexts(i18n, ['catalogueNames']));
    if (routes.lacks(pathname)) await routes.addFor(pathname);
    const texts = bringPageTexts(i18n, router, pathname);
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
      if (user || event === 'SIGNED_OUT') void keepOnlyOf(user?.id ?? null);
      // Of a session that ended elsewhere. Nothing has been written yet.
      else void window.caches?.delete(ownBookingsCache);
    });
  }
  return router;
}
