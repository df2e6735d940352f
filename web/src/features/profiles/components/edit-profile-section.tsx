import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { BackTarget } from '../rules.ts';
import { EditProfile } from './edit-profile.tsx';

/** `toBooking`: the booking in progress to return to, if any. */
export function EditProfileSection({ toBooking }: { toBooking?: BackTarget }) {
  const { t } = useTranslation(['settings', 'profile']);
  const { data: profile, isPending, error, refetch, isRefetching } = useQuery(ownProfile());
  return (
    <SettingsSection title={t('profile.title')} text={t('profile.text')}>
      {isPending && <Waiting />}
      {!isPending && !profile && (
        <LoadFailed title={t('profile:loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />
      )}
      {profile && <EditProfile profile={profile} toBooking={toBooking} />}
    </SettingsSection>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  );
}
