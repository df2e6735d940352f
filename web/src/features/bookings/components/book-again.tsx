import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface BookAgainProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  booking: Pick<Booking, 'id' | 'garageId' | 'garageName'>;
}

export function BookAgain({ booking, variant = 'outline', ...look }: BookAgainProps) {
  const { t } = useTranslation('profile');
  return (
    <Button asChild {...look} variant={variant}>
      <Link
        to="/book/$garageId"
        params={{ garageId: booking.garageId }}
        search={{ again: booking.id }}
        aria-label={t('bookings.againAt', { garage: booking.garageName })}
      >
        <RotateCw aria-hidden="true" />
        {t('bookings.again')}
      </Link>
    </Button>
  );
}
