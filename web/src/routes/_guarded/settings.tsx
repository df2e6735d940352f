import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export const Route = createFileRoute('/_guarded/settings')({ component: Settings });

function Settings() {
  const { t } = useTranslation();
  return <main>{t('nav.settings')}</main>;
}
