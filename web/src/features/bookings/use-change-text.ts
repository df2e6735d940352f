import type { BookingChange } from '@pahiya/contract/bookings/schemas';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';

interface ChangeText {
  title: string;
  detail: string | null;
}

type Start = BookingChange['details']['from'];

/** Text of an entry in a booking's history. */
export function useChangeText(): (change: BookingChange) => ChangeText {
  const { t } = useTranslation('profile');
  const format = useFormat();

  function startText(start: Start): string | null {
    if (!start?.date || !start.startTime) return null;
    return t('history.at', { date: format.date(start.date), time: format.clock(start.startTime) });
  }

  function detailOf({
    kind,
    details: { from, to, mechanicName, amount, currency, reason },
  }: BookingChange): string | null {
    switch (kind) {
      case 'rescheduled': {
        const [before, after] = [startText(from), startText(to)];
        return before && after ? t('history.moved', { before, after }) : after;
      }
      case 'mechanic_assigned':
      case 'slot_regained':
        return mechanicName ?? null;
      case 'paid':
      case 'cash_received':
      case 'refund_started':
      case 'refunded':
      case 'refund_failed':
        return amount === undefined ? null : formatMoney(amount, currency ?? 'INR');
      case 'cancelled':
        return reason ? t('history.quote', { text: reason }) : null;
      default:
        return null;
    }
  }

  return (change) => ({ title: t(`history.kind.${change.kind}`), detail: detailOf(change) });
}
