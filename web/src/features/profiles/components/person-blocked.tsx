import { useTranslation } from '@/i18n/use-translation.ts';
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
