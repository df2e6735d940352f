import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { PageHeader } from '@/layout/page-header.tsx';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { ownProfile } from '../queries.ts';
import { ProfileCard, ProfileCardSkeleton } from './profile-card.tsx';

interface ProfileScreenProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The tabs. */
  children: ReactNode;
}

export function ProfileScreen({ isRefreshing, onRefresh, children }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const { data: profile, isPending, error, refetch, isRefetching } = useQuery(ownProfile());
  return (
    <>
      <PageHeader
        title={t('title')}
        backTo="/"
        action={
          <IconButton label={t('refresh')} disabled={isRefreshing} onClick={onRefresh}>
            <RefreshCw aria-hidden="true" className={cn('size-5', isRefreshing && 'animate-spin')} />
          </IconButton>
        }
      />
      {isPending && <ProfileCardSkeleton />}
      {!isPending && !profile && (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />
      )}
      {profile && <ProfileCard profile={profile} action={<SettingsLink />} />}
      {(isPending || profile) && <div className="mt-6">{children}</div>}
    </>
  );
}

function SettingsLink() {
  const { t } = useTranslation('profile');
  return (
    <Button asChild variant="outline" className="max-sm:w-full">
      <Link to="/settings">
        <Settings aria-hidden="true" />
        {t('settings')}
      </Link>
    </Button>
  );
}
