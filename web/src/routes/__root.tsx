import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { InstalledSitePartsLater } from '@/features/installed-site/components/installed-site-parts-later.tsx';
import type { I18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/i18n-provider.tsx';
import { LanguagePreload } from '@/i18n/language-preload.tsx';
import { guardedPreloads } from '@/i18n/parts/guarded-preloads.ts';
import { namespacesOf } from '@/i18n/parts/page-texts.ts';
import { restoreLanguage } from '@/i18n/set-language.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ErrorScreen } from '@/layout/error-screen.tsx';
import { HeaderExtra } from '@/layout/header-extra.ts';
import { canonicalPath, isNowhere, siteHead } from '@/layout/site-head.ts';
import { useEndNotices } from '@/layout/use-end-notices.ts';
import { useStartOfPage } from '@/layout/use-start-of-page.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { shellMark } from '@/lib/page/shell-document.ts';
import { StartScript, sentStartScript } from '@/lib/page/start-script.tsx';
import { currentTheme, themeClass } from '@/lib/page/theme.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { NotFoundScreenLater } from '@/routes/-not-found-screen-later.ts';
import appCss from '@/styles/app.css?url';
import { Toaster } from '@/ui/toaster.tsx';
import type { GrowingRoutes } from '../grow-routes.ts';

interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
  origin: string;
  /** Only in the browser. */
  routes?: GrowingRoutes;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, href }, context: { routes } }) => {
    if (!routes?.lacks(pathname)) return;
    return routes.addFor(pathname).then(() => {
      // Navigates again, now with its route.
      throw redirect({ href, replace: true, state: true });
    });
  },
  head: ({ match, matches }) =>
    siteHead(match.context, isNowhere(matches) ? undefined : canonicalPath(matches.at(-1) ?? match), appCss),
  shellComponent: Shell,
  component: Page,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreenLater,
});

function Shell({ children }: { children: ReactNode }) {
  const { i18n, queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <Document>{children}</Document>
      </I18nProvider>
    </QueryClientProvider>
  );
}

const SignedIn = lazyPart(async () => {
  const { SignedIn } = await import('./-signed-in.tsx');
  return { default: SignedIn };
});
const Bell = lazyPart(async () => {
  const { Bell } = await import('./-signed-in.tsx');
  return { default: Bell };
});

function Page() {
  const isSignedIn = useSession().status === 'signed-in';
  useStartOfPage();
  useEndNotices();
  return (
    <HeaderExtra
      value={
        isSignedIn && (
          <Suspense fallback={<span className="size-11" />}>
            <Bell />
          </Suspense>
        )
      }
    >
      <Outlet />
      {isSignedIn && (
        <Suspense>
          <SignedIn />
        </Suspense>
      )}
    </HeaderExtra>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    // Title and description come from the routes, so they are computed again.
    const renewHead = () => void router.invalidate();
    const stop = i18n.subscribe(renewHead);
    void restoreLanguage(i18n);
    return stop;
  }, [i18n, router]);
  return (
    // The theme's class changes outside React.
    <html
      lang={i18n.language}
      {...shellMark(router.isShell())}
      className={themeClass(currentTheme())}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1226" />
        {import.meta.env.SSR ? (
          <StartScript preloads={guardedPreloads(i18n.language, router.state.matches)} />
        ) : (
          sentStartScript
        )}
        <LanguagePreload language={i18n.language} namespaces={namespacesOf(router.state.matches.at(-1))} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Toaster />
        <InstalledSitePartsLater />
        <Scripts />
      </body>
    </html>
  );
}
