import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useLiveBookings } from '@/features/live/use-live-bookings.ts';
import { PaymentScreen } from '@/features/payments/components/payment-screen.tsx';
import type { PaymentSearch } from '@/features/payments/rules/address.ts';
import { AppShell } from '@/layout/app-shell.tsx';

/** The screen of both payment addresses. */
export function Payment({ search }: { search: PaymentSearch }) {
  useLiveBookings();
  return (
    <AppShell>
      <PaymentScreen search={search} onPaid={forgetForm} />
    </AppShell>
  );
}

/** The form kept for this booking has done its part. */
async function forgetForm({ garageId }: Booking): Promise<void> {
  const { draftStorage } = await import('@/features/bookings/queries/draft-storage.ts');
  draftStorage(garageId).clear();
}
