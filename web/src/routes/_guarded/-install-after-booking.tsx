import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { InstallCard } from '@/features/app/components/install-card.tsx';
import { useHasConfirmed } from '@/features/bookings/use-has-confirmed.ts';

/** Nobody is asked on arrival: only who has something to come back for. */
export function InstallAfterBooking({ filter }: { filter: BookingFilter }) {
  return useHasConfirmed(filter) && <InstallCard />;
}
