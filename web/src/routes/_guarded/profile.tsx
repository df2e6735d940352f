import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppShell } from '@/layout/app-shell.tsx';

export const Route = createFileRoute('/_guarded/profile')({ component: Profile });

function Profile() {
  const { t } = useTranslation();
  return <AppShell>{t('nav.profile')}</AppShell>;
}
