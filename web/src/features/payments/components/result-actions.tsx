import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

type Look = Pick<ComponentProps<typeof Button>, 'variant'>;

/** Links to the booking, or to the profile for users who may not see the booking. */
export function ViewBooking({ booking, variant = 'outline' }: Look & { booking: Booking | null }) {
  const { t } = useTranslation('payment');
  return (
    <Button asChild size="large" variant={variant}>
      {booking ? (
        <Link to="/bookings/$bookingId" params={{ bookingId: booking.id }}>
          {t('action.view')}
        </Link>
      ) : (
        <Link to="/profile" search={{ tab: 'bookings' }}>
          {t('action.profile')}
        </Link>
      )}
    </Button>
  );
}

export function BookAgain({ booking, variant = 'secondary' }: Look & { booking: Booking | null }) {
  const { t } = useTranslation('payment');
  return (
    <Button asChild size="large" variant={variant}>
      {booking ? (
        <Link to="/book/$garageId" params={{ garageId: booking.garageId }} search={{ again: booking.id }}>
          {t('action.again')}
        </Link>
      ) : (
        <Link to="/services">{t('action.find')}</Link>
      )}
    </Button>
  );
}
