import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import type { PeopleList } from '../types.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleOfProfile } from './people-of-profile.tsx';
import { PersonBlocked } from './person-blocked.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonPrivate } from './person-private.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { UnblockButton } from './unblock-button.tsx';

interface PersonScreenProps {
  profile: PublicProfile;
  list: PeopleList | undefined;
  onList: (list: PeopleList) => void;
  onListClose: () => void;
  report: (onClose: () => void) => ReactNode;
  /** The person's posts, if the reader may see them. */
  children: ReactNode;
}

export function PersonScreen({ profile, list, onList, onListClose, report, children }: PersonScreenProps) {
  const { t } = useTranslation('profile');
  const closedId = useId();
  const { isBlocked, canSeePosts, fullName } = profile;
  // A private profile can be followed only by people its owner follows.
  const isClosed = !isBlocked && !canSeePosts && !profile.followsReader;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={<span className="wrap-anywhere">@{profile.username}</span>} backTo="/community" />
      <ProfileHead
        profile={profile}
        avatar={<Avatar size="large" name={fullName} url={profile.avatarUrl} alt={t('picture', { name: fullName })} />}
        badge={profile.followsReader && !isBlocked && <Badge tone="info">{t('head.followsYou')}</Badge>}
        counts={!isBlocked && <ProfileCounts profile={profile} {...(canSeePosts && { onList })} />}
        actions={
          <>
            {isBlocked ? (
              <UnblockButton person={profile} className="flex-1 sm:flex-none" />
            ) : (
              <FollowButton
                person={profile}
                {...(isClosed && { closedBy: closedId })}
                className="min-w-0 flex-1 sm:min-w-40 sm:flex-none"
              />
            )}
            <PersonMenu profile={profile} report={report} />
          </>
        }
      />
      <PeopleOfProfile list={isBlocked ? undefined : list} person={profile} isOwn={false} onClose={onListClose} />
      {profile.isMuted && !isBlocked && (
        <p className="wrap-anywhere mt-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
          {t('state.mutedNote', { name: fullName })}
        </p>
      )}
      <div className="mt-6">
        {isBlocked && <PersonBlocked name={fullName} />}
        {!isBlocked && !canSeePosts && <PersonPrivate id={closedId} name={fullName} isClosed={isClosed} />}
        {!isBlocked && canSeePosts && children}
      </div>
    </div>
  );
}
