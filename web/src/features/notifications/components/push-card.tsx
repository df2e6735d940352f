import { BellOff, BellRing, type LucideIcon, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { settingsWay } from '../rules/push-support.ts';
import { pushEnvironment } from '../service/push-environment.ts';
import type { usePush } from '../use-push.ts';

interface PushCardProps {
  push: ReturnType<typeof usePush>;
  action?: ReactNode;
}

/** Explains pushes, their state on this device, and how to change it. */
export function PushCard({ push, action }: PushCardProps) {
  const { t } = useTranslation('notifications');
  switch (push.state) {
    case 'off':
      return null;
    case 'needs-install':
      return (
        <Frame icon={Smartphone} title={t('push.installTitle')} text={t('push.install')}>
          {action}
        </Frame>
      );
    case 'unsupported':
      return (
        <Frame icon={BellOff} title={t('push.title')} text={t('push.unsupported')}>
          {action}
        </Frame>
      );
    case 'denied':
      return (
        <Frame icon={BellOff} title={t('push.deniedTitle')} text={t(`push.denied.${settingsWay(pushEnvironment())}`)}>
          {action}
        </Frame>
      );
    case 'granted':
      return (
        <Frame icon={BellRing} title={t('push.title')} text={t('push.isOn')}>
          <TurnOff push={push} />
        </Frame>
      );
    case 'failed':
    case 'paused':
    case 'default':
      return (
        <Frame
          icon={BellRing}
          title={t('push.title')}
          text={t(push.state === 'failed' ? 'push.waiting' : 'push.offer')}
        >
          <TurnOn push={push} />
          {action}
        </Frame>
      );
  }
}

function TurnOn({ push: { isBusy, turnOn } }: PushCardProps) {
  const { t } = useTranslation('notifications');
  async function press() {
    if (await turnOn()) notify.success(t('push.turnedOn'));
  }
  return (
    <Button size="small" loading={isBusy} onClick={() => void press()}>
      {t('push.turnOn')}
    </Button>
  );
}

function TurnOff({ push: { isBusy, turnOff } }: PushCardProps) {
  const { t } = useTranslation('notifications');
  async function press() {
    await turnOff();
    notify.success(t('push.turnedOff'));
  }
  return (
    <Button variant="outline" size="small" loading={isBusy} onClick={() => void press()}>
      {t('push.turnOff')}
    </Button>
  );
}

interface FrameProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

function Frame({ icon: Icon, title, text, children }: FrameProps) {
  return (
    <div className="flex gap-4 rounded-card bg-accent-soft p-4 text-on-accent-soft sm:p-5">
      <span aria-hidden="true" className="flex h-lh shrink-0 items-center">
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-pretty text-sm text-text">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2 text-text empty:hidden">{children}</div>
      </div>
    </div>
  );
}
