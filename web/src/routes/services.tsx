import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export const Route = createFileRoute('/services')({ component: Services });

function Services() {
  const { t } = useTranslation();
  return <main>{t('nav.services')}</main>;
}
