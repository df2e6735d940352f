import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { notify } from '@/ui/notify.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { usePreferences } from '../use-preferences.ts';
import { usePush } from '../use-push.ts';
import { PreferenceTable } from './preference-table.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHours } from './quiet-hours.tsx';

const id = 'notifications';

/** Notification Settings (product, section 10.1), stored and applied on the server. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  const push = usePush();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card>
        <CardBody className="grid gap-5">
          <div className="wrap-anywhere">
            <CardTitle id={`${id}-title`}>{t('preferences.title')}</CardTitle>
            <p className="mt-1 text-pretty text-sm text-text-muted">{t('preferences.text')}</p>
          </div>
          <PushCard push={push} />
          <Preferences />
        </CardBody>
      </Card>
    </section>
  );
}

function Preferences() {
  const { t } = useTranslation('notifications');
  const failureText = useFailureText();
  const { choices, choose, isPending, error, isRefetching, refetch } = usePreferences();
  if (isPending) return <Skeleton className="h-72" />;
  if (!choices) {
    return (
      <LoadFailed
        title={t('preferences.loadFailed')}
        error={error}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }

  /** Resolves to whether it was saved. */
  async function save(change: Parameters<typeof choose>[0]): Promise<boolean> {
    try {
      await choose(change);
      return true;
    } catch (failure) {
      notify.error(t('preferences.failed'), failureText(failure) ?? t('preferences.failedText'));
      return false;
    }
  }

  return (
    <>
      <PreferenceTable
        choices={choices}
        onChoose={(type, channel, isOn) =>
          void save((before) => ({ ...before, [type]: { ...before[type], [channel]: isOn } }))
        }
      />
      <QuietHours hours={choices.quietHours} onChange={(quietHours) => save((before) => ({ ...before, quietHours }))} />
    </>
  );
}
