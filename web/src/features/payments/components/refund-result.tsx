import type { Booking } from '@pahiya/contract/bookings/schemas';
import { BadgeCheck, Undo2 } from 'lucide-react';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { BookAgain, ViewBooking } from './result-actions.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface RefundResultProps {
  state: 'refunding' | 'refunded';
  booking: Booking | null;
}

export function RefundResult({ state, booking }: RefundResultProps) {
  const { t } = useTranslation('payment');
  const isDone = state === 'refunded';
  const refund = booking?.refund;
  return (
    <ResultFrame
      tone={isDone ? 'success' : 'info'}
      icon={isDone ? <BadgeCheck /> : <Undo2 />}
      title={t(`refund.${state}Title`)}
      text={
        <>
          {refund && <p className="font-medium text-text">{t(`refund.reason.${refund.reason}`)}</p>}
          <p>{t(`refund.${state}Text`)}</p>
        </>
      }
      actions={
        <>
          <ViewBooking booking={booking} variant="primary" />
          {booking?.status === 'cancelled' && <BookAgain booking={booking} variant="outline" />}
        </>
      }
    >
      {refund && (
        <dl className="rounded-card bg-surface-sunken p-4">
          <ReceiptLine isStrong term={t('refund.amount')}>
            {formatMoney(refund.amount, refund.currency)}
          </ReceiptLine>
        </dl>
      )}
      <SignInNotice />
    </ResultFrame>
  );
}
