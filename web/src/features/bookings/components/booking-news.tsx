import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Refund } from '@pahiya/contract/payments/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Why a booking was cancelled and the state of its refund. Empty for other bookings. */
export function BookingNews({ booking }: { booking: Pick<Booking, 'cancelReason' | 'refund'> }) {
  const { t } = useTranslation('profile');
  const refundText = useRefundText();
  const { cancelReason, refund } = booking;
  if (!cancelReason && !refund) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-surface-sunken p-3.5 text-sm">
      {cancelReason && <Line icon={<CircleX />}>{t(`bookings.cancelReason.${cancelReason}`)}</Line>}
      {refund && <Line icon={<Undo2 />}>{refundText(refund)}</Line>}
    </ul>
  );
}

function useRefundText(): (refund: Refund) => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return ({ state, amount, requestedAt, settledAt }) =>
    t(`bookings.refund.${state}`, {
      amount: format.rupees(amount),
      date: format.date(zonedNow(new Date(settledAt ?? requestedAt)).date),
    });
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-muted">
      <span aria-hidden="true" className="flex">
        {icon}
      </span>
      {children}
    </li>
  );
}
