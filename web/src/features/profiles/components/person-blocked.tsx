import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state.tsx';

export function PersonBlocked({ name }: { name: string }) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="private"
      className="py-2"
      title={<span className="wrap-anywhere">{t('state.blocked', { name })}</span>}
      text={t('state.blockedText')}
    />
  );
}
