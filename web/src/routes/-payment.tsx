import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PaymentScreen } from '@/features/payments/components/payment-screen.tsx';
import type { PaymentSearch } from '@/features/payments/rules/address.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { useLiveBookings } from '@/shared/bookings/use-live-bookings.ts';

export function Payment({ search, at }: { search: PaymentSearch; at: 'success' | 'failed' }) {
  useLiveBookings();
  const navigate = useNavigate();
  const onFailed = useCallback(
    () => void navigate({ to: '/payment-failed', search, replace: true }),
    [navigate, search],
  );
  return (
    <SiteShell>
      <PaymentScreen search={search} at={at} onFailed={onFailed} onPaid={forgetForm} />
    </SiteShell>
  );
}

/** The booking is made, so its draft is no longer needed. */
async function forgetForm({ garageId }: Booking): Promise<void> {
  const { draftStorage } = await import('@/features/bookings/storage/draft-storage.ts');
  draftStorage(garageId).clear();
}
