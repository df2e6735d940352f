import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export const Route = createFileRoute('/_guarded/profile')({ component: Profile });

function Profile() {
  const { t } = useTranslation();
  return <main>{t('nav.profile')}</main>;
}
