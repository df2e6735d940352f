import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
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

/** Loading, unknown and error states of a profile. */
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

/** Shown alike for an unused name and for a person hidden from the reader, so that it reveals nothing. */
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
