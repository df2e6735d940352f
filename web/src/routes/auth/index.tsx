import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppShell } from '@/layout/app-shell.tsx';
import { safeNext } from '@/lib/session/safe-next.ts';
import { useReturn } from '@/lib/session/use-return.ts';

interface AuthSearch {
  mode?: 'signup';
  next?: string;
}

export const Route = createFileRoute('/auth/')({
  validateSearch: (search): AuthSearch => ({
    mode: search.mode === 'signup' ? 'signup' : undefined,
    next: safeNext(search.next) === '/' ? undefined : safeNext(search.next),
  }),
  component: Auth,
});

function Auth() {
  const { next } = Route.useSearch();
  const { t } = useTranslation();
  useReturn(next);
  return <AppShell>{t('nav.signIn')}</AppShell>;
}
