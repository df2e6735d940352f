import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { Button } from '@/ui/button.tsx';
import { type PayAttempt, usePay } from '../use-pay.ts';

interface PayButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  booking: Pick<Booking, 'id' | 'garageName'>;
  attempt: PayAttempt;
  children?: ReactNode;
}

export function PayButton({ booking, attempt, children, variant = 'secondary', ...look }: PayButtonProps) {
  const { t } = useTranslation('payment');
  const isOffline = useIsOffline();
  const { pay, isAsking, isRedirecting } = usePay(attempt);
  const name = children ? undefined : t('payNowFor', { garage: booking.garageName });
  return (
    <Button
      {...look}
      variant={variant}
      loading={isAsking || isRedirecting}
      disabled={isOffline}
      aria-label={isRedirecting ? undefined : name}
      onClick={() => void pay(booking.id)}
    >
      {isRedirecting ? t('redirecting') : (children ?? t('payNow'))}
    </Button>
  );
}
