import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/ui/avatar.tsx';
import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { joinedMonth } from '../rules.ts';

interface ProfileCardProps {
  profile: OwnProfile;
  /** What its owner can do, under the text. */
  action: ReactNode;
}

export function ProfileCard({ profile, action }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  return (
    <Card>
      <CardBody className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-6">
        <div className="flex min-w-0 flex-1 items-start gap-4 sm:items-center sm:gap-6">
          <Avatar
            name={profile.fullName}
            url={profile.avatarUrl}
            size="large"
            alt={t('picture', { name: profile.fullName })}
          />
          <div className="wrap-anywhere min-w-0 flex-1">
            <h2 className="text-heading sm:text-title">{profile.fullName}</h2>
            <p className="text-text-muted">@{profile.username}</p>
            {profile.bio && <p className="mt-2 whitespace-pre-line text-pretty">{profile.bio}</p>}
            <Joined createdAt={profile.createdAt} />
          </div>
        </div>
        {action}
      </CardBody>
    </Card>
  );
}

function Joined({ createdAt }: { createdAt: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { month, year } = joinedMonth(createdAt);
  return (
    <p className="mt-2 flex items-center gap-1.5 text-sm text-text-muted">
      <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      {t('joined', { month: t(`common:month.${month}`), year })}
    </p>
  );
}

export function ProfileCardSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <CardBody>
        <div role="status" aria-label={t('state.loading')} className="flex items-start gap-4 sm:items-center sm:gap-6">
          <Skeleton shape="circle" className="size-16 shrink-0 sm:size-24" />
          <div className="flex min-w-0 flex-1 flex-col gap-2.5 pt-1">
            <Skeleton className="h-7 w-48 max-w-full" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
