import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { Button } from '@/ui/button.tsx';
import { usePayInCash } from '../use-pay-in-cash.ts';

interface CashButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  booking: Pick<Booking, 'id' | 'allowedActions'>;
}

/** Offers to pay in cash instead, while the booking allows it, and then opens the booking. */
export function CashButton({ booking, variant = 'outline', size }: CashButtonProps) {
  const { t } = useTranslation('payment');
  const isOffline = useIsOffline();
  const navigate = useNavigate();
  const cash = usePayInCash();
  if (!booking.allowedActions.includes('pay_cash')) return null;

  async function choose() {
    const isDone = await cash.mutateAsync(booking.id);
    if (isDone) await navigate({ to: '/bookings/$bookingId', params: { bookingId: booking.id } });
  }

  return (
    <Button variant={variant} size={size} loading={cash.isPending} disabled={isOffline} onClick={() => void choose()}>
      {!cash.isPending && <Banknote aria-hidden="true" />}
      {t('waiting.cash')}
    </Button>
  );
}
