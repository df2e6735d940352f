import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { signInMethods } from '../queries.ts';
import { ChangePassword } from './change-password.tsx';
import { SendResetLink } from './send-reset-link.tsx';
import { Waiting } from './waiting.tsx';

export function PasswordSection() {
  const { t } = useTranslation(['account', 'settings']);
  const { data: methods, isPending, error, refetch, isRefetching } = useQuery(signInMethods());
  return (
    <>
      <SettingsSection
        title={t('settings:password.title')}
        text={t(methods?.hasPassword === false ? 'password.none' : 'password.text')}
      >
        {isPending && <Waiting rows={3} />}
        {!isPending && !methods && (
          <LoadFailed
            title={t('linked.loadFailed')}
            error={error}
            isRetrying={isRefetching}
            onRetry={() => void refetch()}
          />
        )}
        {methods?.hasPassword && <ChangePassword />}
        {methods?.hasPassword === false && <SendResetLink />}
      </SettingsSection>
      {methods?.hasPassword && (
        <SettingsSection title={t('password.forgot')}>
          <SendResetLink />
        </SettingsSection>
      )}
    </>
  );
}
