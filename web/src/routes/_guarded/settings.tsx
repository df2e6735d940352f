import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppShell } from '@/layout/app-shell.tsx';

export const Route = createFileRoute('/_guarded/settings')({ component: Settings });

function Settings() {
  const { t } = useTranslation();
  return <AppShell>{t('nav.settings')}</AppShell>;
}
