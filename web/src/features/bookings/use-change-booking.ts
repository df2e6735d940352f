import { type InferClientErrors, safe } from '@orpc/client';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { declaredError } from '@/lib/api/api-errors.ts';
import { bookingQuery } from './queries/own-bookings.ts';

export type ChangeFailure =
  | { reason: 'SLOT_TAKEN'; alternatives: SlotStart[] }
  | { reason: 'TOO_OFTEN'; seconds: number }
  | { reason: 'BOOKING_CLOSED' | 'SLOT_UNAVAILABLE' | 'NO_MECHANICS' | 'OWN_BOOKING' | 'SIGNED_OUT' | 'UNKNOWN' };

export type ChangeOutcome = { ok: true; booking: Booking } | ({ ok: false } & ChangeFailure);

/** Cancels a booking. Never rejects. */
export function useCancelBooking() {
  return useChange(async (input: { bookingId: string; reason: string }) => {
    const [error, booking] = await safe(api.bookings.cancel(input));
    return error ? { ok: false, ...readFailure(error) } : { ok: true, booking };
  });
}

/** Moves a booking to another slot of its garage. Never rejects. */
export function useRescheduleBooking() {
  return useChange(async (input: { bookingId: string; bookingDate: string; bookingTime: string }) => {
    const [error, booking] = await safe(api.bookings.reschedule(input));
    return error ? { ok: false, ...readFailure(error) } : { ok: true, booking };
  });
}

function useChange<Input>(mutationFn: (input: Input) => Promise<ChangeOutcome>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (outcome) => {
      if (outcome.ok) queryClient.setQueryData(bookingQuery(outcome.booking.id).queryKey, outcome.booking);
      // Runs without an answer too, because the change may have been made.
      void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.garages.slots.key() });
    },
  });
}

type ChangeError = InferClientErrors<typeof api.bookings.cancel> | InferClientErrors<typeof api.bookings.reschedule>;

function readFailure(error: ChangeError): ChangeFailure {
  const declared = declaredError(error);
  switch (declared?.code) {
    case 'SLOT_TAKEN':
      return { reason: 'SLOT_TAKEN', alternatives: declared.data.alternatives };
    case 'RATE_LIMITED':
      return { reason: 'TOO_OFTEN', seconds: declared.data.retryAfterSeconds };
    case 'UNAUTHORIZED':
      return { reason: 'SIGNED_OUT' };
    case 'NOT_FOUND':
      return { reason: 'BOOKING_CLOSED' };
    case 'BOOKING_CLOSED':
    case 'SLOT_UNAVAILABLE':
    case 'NO_MECHANICS':
    case 'OWN_BOOKING':
      return { reason: declared.code };
    default:
      return { reason: 'UNKNOWN' };
  }
}
