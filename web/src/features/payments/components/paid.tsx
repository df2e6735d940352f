import type { Booking } from '@pahiya/contract/bookings/schemas';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { MoneyLine } from './money-line.tsx';
import { NextSteps } from './next-steps.tsx';
import { ViewBooking } from './result-actions.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface PaidProps {
  /** Null for everybody but its owner. */
  booking: Booking | null;
  facts: (booking: Booking) => ReactNode;
  onPaid: (booking: Booking) => void;
}

export function Paid({ booking, facts, onPaid }: PaidProps) {
  const { t } = useTranslation('payment');
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
          <p className="text-text-muted">{t('paid.text')}</p>
        </div>
      </div>
      <Money booking={booking} />
      {booking && <BookingPart booking={booking}>{facts(booking)}</BookingPart>}
      <SignInNotice />
      <NextSteps />
      <div className="flex flex-col [&>*]:w-full">
        <ViewBooking booking={booking} variant="primary" />
      </div>
    </section>
  );
}

function Money({ booking }: { booking: Booking | null }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  return (
    <dl className="flex flex-col gap-3 rounded-card bg-surface-sunken p-4">
      {booking && (
        <MoneyLine isStrong term={t('paid.amount')}>
          {format.rupees(booking.totalAmount)}
        </MoneyLine>
      )}
      <MoneyLine term={t('paid.method')}>{t(`paid.${booking?.paymentMethod ?? 'online'}`)}</MoneyLine>
    </dl>
  );
}

function BookingPart({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="wrap-anywhere text-heading">{booking.garageName}</h2>
        <p className="wrap-anywhere text-sm text-text-muted">{booking.serviceNames.join(', ')}</p>
      </div>
      {children}
    </div>
  );
}
