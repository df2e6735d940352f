import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { notify } from '@/ui/notify.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Switch } from '@/ui/switch.tsx';
import { privacySwitches, usePrivacy } from '../use-privacy.ts';

export function PrivacySection() {
  const { t } = useTranslation(['settings', 'profile']);
  const { data: profile, isPending, error, refetch, isRefetching } = useQuery(ownProfile());
  return (
    <SettingsSection title={t('privacy.title')} text={t('privacy.text')}>
      {isPending && <Waiting />}
      {!isPending && !profile && (
        <LoadFailed title={t('profile:loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />
      )}
      {profile && <PrivacySwitches profile={profile} />}
    </SettingsSection>
  );
}

function PrivacySwitches({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const change = usePrivacy();
  return (
    <ul className="-my-2 divide-y divide-border">
      {privacySwitches.map((name) => (
        <li key={name}>
          <Switch
            label={t(`privacy.${name}`)}
            description={t(`privacy.${name}Text`)}
            checked={profile[name]}
            onCheckedChange={(isOn) =>
              change.mutate(
                { [name]: isOn },
                { onError: (error) => notify.error(t('profile.failed'), failureText(error) ?? undefined) },
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
