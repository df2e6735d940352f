import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '@/layout/app-shell.tsx';
import { session } from '@/lib/session/session.ts';

interface ResetSearch {
  token?: string;
}

/** Where the link of a reset mail leads. */
export const Route = createFileRoute('/auth/reset')({
  validateSearch: (search): ResetSearch => ({ token: typeof search.token === 'string' ? search.token : undefined }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  const { t } = useTranslation();
  useEffect(() => {
    if (token) session.beginRecovery();
  }, [token]);
  return <AppShell>{t('nav.signIn')}</AppShell>;
}
