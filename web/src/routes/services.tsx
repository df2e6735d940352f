import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppShell } from '@/layout/app-shell.tsx';

export const Route = createFileRoute('/services')({ component: Services });

function Services() {
  const { t } = useTranslation();
  return <AppShell>{t('nav.services')}</AppShell>;
}
