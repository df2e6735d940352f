import type { BookingChange } from '@pahiya/contract/bookings/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { historyQuery } from '../queries/own-bookings.ts';
import { useChangeText } from '../use-change-text.ts';

export function BookingHistory({ bookingId }: { bookingId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(historyQuery(bookingId));
  if (isPending) return <Waiting />;
  if (!data) return <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <ol className="flex flex-col">
      {data.toReversed().map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ol>
  );
}

function Change({ change }: { change: BookingChange }) {
  const format = useFormat();
  const { t } = useTranslation('profile');
  const changeText = useChangeText();
  const { title, detail } = changeText(change);
  const { date, time } = zonedNow(new Date(change.createdAt));
  return (
    <li className="relative flex gap-3 pb-5 before:absolute before:start-[5px] before:top-4 before:bottom-0 before:w-0.5 before:bg-border last:pb-0 last:before:hidden">
      <span
        aria-hidden="true"
        className="relative mt-1.5 size-3 shrink-0 rounded-full border-2 border-accent bg-surface"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {detail && <p className="wrap-anywhere text-sm">{detail}</p>}
        <p className="text-sm text-text-muted">
          <time dateTime={change.createdAt}>
            {t('history.at', { date: format.date(date), time: format.clock(time) })}
          </time>
          {change.actor !== 'system' && ` · ${t(`history.by.${change.actor}`)}`}
        </p>
      </div>
    </li>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-5 w-1/3" />
    </div>
  );
}

function LoadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-danger-soft p-4">
      <p>{t('history.failed')}</p>
      <Button variant="outline" size="small" loading={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
