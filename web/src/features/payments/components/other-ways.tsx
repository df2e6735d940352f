import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, XCircle } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { CashButton } from './cash-button.tsx';
import { ViewBooking } from './result-actions.tsx';

interface OtherWaysProps {
  booking: Booking;
  /** It can no longer be paid online, so support is offered. */
  isStuck?: boolean;
}

export function OtherWays({ booking, isStuck = false }: OtherWaysProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <CashButton booking={booking} size="large" />
      <ViewBooking booking={booking} />
      {isStuck && (
        <Button asChild size="large" variant="outline">
          <Link to="/support/create-ticket" search={{ booking_id: booking.id }}>
            <LifeBuoy aria-hidden="true" />
            {t('waiting.support')}
          </Link>
        </Button>
      )}
      {booking.allowedActions.includes('cancel') && (
        <Button asChild size="large" variant="ghost" className="text-danger!">
          <Link to="/bookings/$bookingId" params={{ bookingId: booking.id }} search={{ show: 'cancel' }}>
            <XCircle aria-hidden="true" />
            {t('waiting.cancel')}
          </Link>
        </Button>
      )}
    </>
  );
}
