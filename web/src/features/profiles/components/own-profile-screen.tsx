import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, RefreshCw, Settings, Share2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { PageHeader } from '@/layout/page-header.tsx';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { IconButton, iconButtonStyles } from '@/ui/icon-button.tsx';
import type { PeopleList } from '../types.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { PeopleOfProfile } from './people-of-profile.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileHeadSkeleton } from './profile-head-skeleton.tsx';
import { ShareProfile } from './share-profile.tsx';

interface OwnProfileScreenProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  list: PeopleList | undefined;
  onList: (list: PeopleList) => void;
  onListClose: () => void;
  desk?: ReactNode;
  children: ReactNode;
}

export function OwnProfileScreen({ isRefreshing, onRefresh, desk, children, ...lists }: OwnProfileScreenProps) {
  const { t } = useTranslation('profile');
  const { data: profile, isPending, error, refetch, isRefetching } = useQuery(ownProfile());
  const isOffline = useIsOffline();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t('title')}
        backTo="/community"
        action={
          <>
            {desk}
            <Link to="/support" aria-label={t('support')} title={t('support')} className={iconButtonStyles()}>
              <LifeBuoy aria-hidden="true" />
            </Link>
            <IconButton label={t('refresh')} loading={isRefreshing} onClick={onRefresh}>
              <RefreshCw aria-hidden="true" className={cn('size-5', isRefreshing && 'animate-spin')} />
            </IconButton>
          </>
        }
      />
      {isPending && !isOffline && <ProfileHeadSkeleton />}
      {!isPending && !profile && !isOffline && (
        <LoadFailed
          toast="plain"
          title={t('loadFailed')}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => refetch()}
        />
      )}
      {!profile && isOffline && <OfflineHead />}
      {profile && (
        <>
          <ProfileHead
            profile={profile}
            avatar={<AvatarEditor profile={profile} />}
            withoutBio={<p className="text-text-muted">{t('head.noBio')}</p>}
            counts={<ProfileCounts profile={profile} onList={lists.onList} />}
            actions={<OwnActions profile={profile} />}
          />
          <PeopleOfProfile list={lists.list} person={profile} isOwn onClose={lists.onListClose} />
        </>
      )}
      {(isPending || profile || isOffline) && <div className="mt-6">{children}</div>}
    </div>
  );
}

/** Offline, only the name is known. */
function OfflineHead() {
  const name = useSession().user?.fullName;
  return name ? <h2 className="wrap-anywhere text-title">{name}</h2> : null;
}

function OwnActions({ profile }: { profile: { username: string; fullName: string } }) {
  const { t } = useTranslation('profile');
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Button asChild variant="outline" className="max-sm:flex-auto max-[22rem]:[&_svg]:hidden">
        <Link to="/settings">
          <Settings aria-hidden="true" />
          {t('head.edit')}
        </Link>
      </Button>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="max-sm:flex-auto max-[22rem]:[&_svg]:hidden"
        onClick={() => setSharing(true)}
      >
        <Share2 aria-hidden="true" />
        {t('head.share')}
      </Button>
      <Suspense>{isSharing && <ShareProfile profile={profile} onClose={() => setSharing(false)} />}</Suspense>
    </>
  );
}
