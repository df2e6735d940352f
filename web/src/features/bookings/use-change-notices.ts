import type { Booking } from '@pahiya/contract/bookings/schemas';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useWaitText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import type { ChangeFailure } from './use-change-booking.ts';

/** Notices of one booking share a subject, so a later one replaces an earlier one. */
function subjectOf(bookingId: string): string {
  return `booking ${bookingId}`;
}

export function useChangeNotices() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const waitText = useWaitText();
  return {
    cancelled({ id, refund }: Booking) {
      const text = refund && t('bookings.refund.refunding', { amount: formatMoney(refund.amount, refund.currency) });
      notify.success(t('cancel.done'), text ?? undefined, subjectOf(id));
    },
    moved({ id, bookingDate, bookingTime, endTime }: Booking) {
      const time = t('bookings.timeRange', { start: format.clock(bookingTime), end: format.clock(endTime) });
      const text = t('reschedule.doneText', { date: format.date(bookingDate), time });
      notify.success(t('reschedule.done'), text, subjectOf(id));
    },
    /** A taken slot is reported in the dialog, with alternatives. */
    failed(change: 'cancel' | 'reschedule', failure: ChangeFailure) {
      if (failure.reason === 'SLOT_TAKEN') return;
      if (failure.reason === 'TOO_OFTEN') notify.error(t(`${change}.failed`), waitText(failure.seconds));
      else if (failure.reason === 'UNKNOWN') notify.error(t(`${change}.failed`), t(`${change}.failedText`));
      else notify.error(t(`${change}.failed`), t(`change.${failure.reason}`));
    },
  };
}
