import type { DeviceSession } from '@pahiya/contract/account/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { Monitor, Smartphone } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { type DeviceName, deviceName } from '../rules/device-name.ts';
import { useEndSessions } from '../use-end-sessions.ts';
import { useLogOut } from '../use-log-out.ts';

export function DeviceRow({ device }: { device: DeviceSession }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { end, isEnding } = useEndSessions();
  const { logOut, leaving } = useLogOut();
  const name = deviceName(device.userAgent);
  const shown = useShownName(name);
  const on = (instant: string) => {
    const { date, time } = zonedNow(new Date(instant));
    return { date: format.date(date), time: format.clock(time).replace(' ', '\u00a0') };
  };
  return (
    <li className="flex gap-3 py-3">
      <span aria-hidden="true" className="text-text-muted [&_svg]:size-6">
        {name.isPhone ? <Smartphone /> : <Monitor />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {shown}
            {device.isCurrent && <Badge tone="success">{t('devices.this')}</Badge>}
          </p>
          <p className="text-sm text-text-muted">{t('devices.signedIn', on(device.signedInAt))}</p>
          <p className="text-sm text-text-muted">
            {device.isCurrent ? t('devices.inUse') : t('devices.lastSeen', on(device.lastSeenAt))}
          </p>
        </div>
        {device.isCurrent ? (
          <Button variant="outline" size="small" loading={leaving === 'here'} onClick={() => void logOut('here')}>
            {t('devices.endHere')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="small"
            loading={isEnding}
            aria-label={t('devices.endLabel', { device: shown })}
            onClick={() => end(device.id)}
          >
            {t('devices.end')}
          </Button>
        )}
      </div>
    </li>
  );
}

function useShownName({ browser, system }: DeviceName): string {
  const { t } = useTranslation('account');
  if (browser && system) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
