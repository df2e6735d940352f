import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';
import { deviceSessions } from '../queries.ts';
import { DeviceRow } from './device-row.tsx';
import { EndOthers } from './end-others.tsx';
import { Waiting } from './waiting.tsx';

function DeviceList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list, () => list.current?.querySelector('button'));
  return (
    <ul ref={list} className="-my-2 divide-y divide-border">
      {children}
    </ul>
  );
}

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
        <DeviceList>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </DeviceList>
      )}
      {devices?.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
    </SettingsSection>
  );
}
