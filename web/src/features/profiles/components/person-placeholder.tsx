import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { PageHeader } from '@/layout/page-header.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ProfileHeadSkeleton } from './profile-head-skeleton.tsx';

interface PersonPlaceholderProps {
  state: 'loading' | 'unknown' | 'failed';
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Where somebody's profile will be, or is not. */
export function PersonPlaceholder({ state, ...failure }: PersonPlaceholderProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHeader title={t('title')} backTo="/community" />
      {state === 'loading' && <ProfileHeadSkeleton />}
      {state === 'unknown' && <Unknown />}
      {state === 'failed' && <LoadFailed toast="plain" title={t('loadFailed')} {...failure} />}
    </>
  );
}

/** A name nobody has, and one whose owner is not to be found by the reader: both look alike. */
function Unknown() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="no-people"
      title={t('state.notFound')}
      text={t('state.notFoundText')}
      action={
        <Button asChild>
          <Link to="/community">{t('state.toCommunity')}</Link>
        </Button>
      }
    />
  );
}
