import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { useHasConfirmed } from '@/features/bookings/use-has-confirmed.ts';
import { InstallCard } from '@/features/installed-site/components/install-card.tsx';

/** Shown only to customers with a confirmed booking, not on arrival. */
export function InstallAfterBooking({ filter }: { filter: BookingFilter }) {
  return useHasConfirmed(filter) && <InstallCard />;
}
