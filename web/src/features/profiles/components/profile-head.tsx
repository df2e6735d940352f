import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { CalendarDays, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card, CardBody } from '@/ui/card.tsx';
import { joinedMonth } from '../rules.ts';

interface ProfileHeadProps {
  profile: Pick<PublicProfile, 'fullName' | 'username' | 'bio' | 'isPublic' | 'createdAt'>;
  avatar: ReactNode;
  badge?: ReactNode;
  /** Shown instead of a missing bio. */
  withoutBio?: ReactNode;
  counts: ReactNode;
  actions: ReactNode;
}

export function ProfileHead({ profile, avatar, badge, withoutBio, counts, actions }: ProfileHeadProps) {
  return (
    <Card>
      <CardBody className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 sm:gap-x-8 sm:p-7">
        <div className="sm:row-span-3">{avatar}</div>
        <div className="wrap-anywhere min-w-0 self-center">
          <h2 className={isLong(profile.fullName) ? 'text-heading sm:text-title' : 'text-title'}>{profile.fullName}</h2>
          <p className="text-text-muted">@{profile.username}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {badge}
            {!profile.isPublic && <PrivateBadge />}
          </p>
        </div>
        {counts && <div className="col-span-2 sm:col-span-1 sm:col-start-2">{counts}</div>}
        <div className="wrap-anywhere col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
          {profile.bio ? <p className="max-w-prose whitespace-pre-line text-pretty">{profile.bio}</p> : withoutBio}
          <Joined createdAt={profile.createdAt} />
        </div>
        <div className="col-span-2 flex flex-wrap gap-2 pt-1 empty:hidden sm:col-span-1 sm:col-start-2">{actions}</div>
      </CardBody>
    </Card>
  );
}

/** A phone has room for about two lines of such a name beside the picture. */
function isLong(name: string): boolean {
  return name.length > 30;
}

function PrivateBadge() {
  const { t } = useTranslation('profile');
  return (
    <Badge>
      <Lock aria-hidden="true" />
      {t('head.private')}
    </Badge>
  );
}

function Joined({ createdAt }: { createdAt: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { month, year } = joinedMonth(createdAt);
  return (
    <p className="flex items-center gap-1.5 text-sm text-text-muted">
      <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      {t('joined', { month: t(`common:month.${month}`), year })}
    </p>
  );
}
