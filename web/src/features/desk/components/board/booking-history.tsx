import type { BookingChange } from '@pahiya/contract/bookings/schemas';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { When } from '../when.tsx';

interface BookingHistoryProps {
  history: readonly BookingChange[];
  isKnown: boolean;
}

export function BookingHistory({ history, isKnown }: BookingHistoryProps) {
  const { t } = useTranslation('workshop');
  return (
    <section aria-label={t('board.panel.history')} className="border-border border-t pt-3">
      <h3 className="pb-2 font-semibold">{t('board.panel.history')}</h3>
      {isKnown ? (
        <ol className="flex flex-col gap-2.5 text-sm">
          {history.toReversed().map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-16" />
      )}
    </section>
  );
}

function Change({ change }: { change: BookingChange }) {
  const { t } = useTranslation('workshop');
  const detail = useDetail(change);
  return (
    <li>
      <p className="font-medium">{t(`board.history.${change.kind}`)}</p>
      {detail && <p className="wrap-anywhere">{detail}</p>}
      <p className="text-text-muted">
        <When instant={change.createdAt} /> · {t(`board.history.by.${change.actor}`)}
      </p>
    </li>
  );
}

function useDetail({ details: { from, to, mechanicName, amount, currency, reason } }: BookingChange): string | null {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const textOf = (start: typeof from) =>
    start?.date && start.startTime ? `${format.day(start.date)}, ${format.clock(start.startTime)}` : null;
  const [before, after] = [textOf(from), textOf(to)];
  if (before && after) return t('board.history.moved', { before, after });
  if (reason) return t('board.history.quote', { text: reason });
  return mechanicName ?? (amount === undefined ? null : formatMoney(amount, currency ?? 'INR'));
}
