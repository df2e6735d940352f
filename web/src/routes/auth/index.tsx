import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { AuthScreen } from '@/features/auth/components/auth-screen.tsx';
import { providersOptions } from '@/features/auth/queries.ts';
import type { LegalText } from '@/features/auth/types.ts';
import { useGoogleRefusal } from '@/features/auth/use-google-refusal.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { safeNext } from '@/lib/session/safe-next.ts';
import { useReturn } from '@/lib/session/use-return.ts';

const LegalDialog = lazyPart(async () => {
  const { LegalDialog } = await import('@/features/support/components/legal-dialog.tsx');
  return { default: LegalDialog };
});

interface AuthSearch {
  mode?: 'signup';
  next?: string;
  error?: string;
}

export const Route = createFileRoute('/auth/')({
  validateSearch: (search): AuthSearch => ({
    mode: search.mode === 'signup' ? 'signup' : undefined,
    next: safeNext(search.next) === '/' ? undefined : safeNext(search.next),
    error: typeof search.error === 'string' ? search.error : undefined,
  }),
  staticData: { namespaces: ['auth', 'factor'] },
  loader: ({ context: { i18n, queryClient } }) =>
    Promise.all([bringTexts(i18n, ['auth', 'factor']), queryClient.prefetchQuery(providersOptions)]),
  head: ({ match: { context, search } }) => ({
    meta: [
      { title: `${context.i18n.t(search.mode === 'signup' ? 'auth:tabs.signup' : 'nav.signIn')} · ${brand.name}` },
    ],
  }),
  component: Auth,
});

function Auth() {
  const { mode = 'login', next, error } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { i18n } = Route.useRouteContext();
  const [legal, setLegal] = useState<LegalText | null>(null);
  useReturn(next);
  useGoogleRefusal(error, () => void navigate({ search: { next }, replace: true, resetScroll: false }));
  return (
    <SiteShell>
      <AuthScreen
        mode={mode}
        next={next}
        onLegal={(text) => void bringTexts(i18n, ['support']).finally(() => setLegal(text))}
        onModeChange={(chosen) =>
          navigate({
            search: (search) => ({ ...search, mode: chosen === 'signup' ? chosen : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      {legal && (
        <Suspense>
          <LegalDialog kind={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </SiteShell>
  );
}
