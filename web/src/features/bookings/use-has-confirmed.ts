import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownBookings } from './queries/own-bookings.ts';

export function useHasConfirmed(filter: BookingFilter): boolean {
  const { data } = useInfiniteQuery(ownBookings(filter));
  return data?.pages.some(({ items }) => items.some(({ status }) => status === 'confirmed')) ?? false;
}
