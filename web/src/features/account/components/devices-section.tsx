import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { deviceSessions } from '../queries.ts';
import { DeviceRow } from './device-row.tsx';
import { EndOthers } from './end-others.tsx';
import { Waiting } from './waiting.tsx';

/** Where one is signed in, and a way to end it. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const { data: devices, isPending, error, refetch, isRefetching } = useQuery(deviceSessions());
  return (
    <SettingsSection title={t('section.devices.title')} text={t('devices.text')}>
      {isPending && <Waiting />}
      {!isPending && !devices && (
        <LoadFailed
          title={t('devices.loadFailed')}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {devices && (
        <ul className="-my-2 divide-y divide-border">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices?.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
    </SettingsSection>
  );
}
