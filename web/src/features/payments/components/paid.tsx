import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isOpen } from '@/shared/bookings/rules/booking-state.ts';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';
import { ViewBooking } from './result-actions.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface PaidProps {
  /** Null for everybody but the owner. */
  booking: Booking | null;
  onPaid: (booking: Booking) => void;
}

export function Paid({ booking, onPaid }: PaidProps) {
  const { t } = useTranslation('payment');
  const isOver = booking !== null && !isOpen(booking);
  useEffect(() => {
    if (booking) onPaid(booking);
  }, [booking, onPaid]);
  return (
    <section
      aria-labelledby="payment-result"
      className="mx-auto flex w-full max-w-xl flex-col gap-6 rounded-card border border-border bg-surface p-5 shadow-card sm:p-8"
    >
      <div className="flex flex-col items-center gap-2 text-center">
        <img src="/illustrations/booking-confirmed.svg" alt="" width={320} height={240} className="mb-2 h-auto w-52" />
        <div role="status" className="flex flex-col gap-2">
          <h1 id="payment-result" className="text-title">
            {t('paid.title')}
          </h1>
          {!isOver && <p className="text-text-muted">{t('paid.text')}</p>}
        </div>
      </div>
      <Receipt booking={booking} />
      <SignInNotice />
      {!isOver && <NextSteps mechanic={booking?.assignedMechanicName} />}
      <div className="flex flex-col [&>*]:w-full">
        <ViewBooking booking={booking} variant="primary" />
      </div>
    </section>
  );
}
