import { type InferClientErrors, safe } from '@orpc/client';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { declaredError, errorCode } from '@/lib/api/api-errors.ts';
import { type BookingRequest, type KeyedRequest, keyFor, randomKey, replacedBooking } from './rules/booking-request.ts';
import { draftField } from './rules/draft-fields.ts';
import type { Failure } from './rules/failure.ts';
import { awaitsPayment } from './rules/payment.ts';
import { type DraftStorage, draftStorage } from './storage/draft-storage.ts';

export type CreateOutcome = { ok: true; booking: Booking } | ({ ok: false } & Failure);

interface CreateRequest {
  request: BookingRequest;
  expectedTotal: number;
}

/** Makes a booking and invalidates affected queries after any answer. Never rejects. */
export function useCreateBooking(garageId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request, expectedTotal }: CreateRequest) => bookOnce(garageId, request, expectedTotal),
    onSuccess: (outcome) => {
      void queryClient.invalidateQueries({ queryKey: orpc.garages.slots.key() });
      // Runs without an answer too, because the booking may exist.
      void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
      if (!outcome.ok && outcome.reason !== 'UNKNOWN') {
        void queryClient.invalidateQueries({ queryKey: orpc.garages.get.key({ input: { garageId } }) });
      }
    },
  });
}

/** A request whose booking has been cancelled or released is sent again as a new one. */
async function bookOnce(garageId: string, request: BookingRequest, expectedTotal: number): Promise<CreateOutcome> {
  const outcome = await createBooking(garageId, request, expectedTotal);
  const isSpent = outcome.ok && outcome.booking.status === 'cancelled';
  return isSpent ? createBooking(garageId, request, expectedTotal) : outcome;
}

async function createBooking(garageId: string, request: BookingRequest, expectedTotal: number): Promise<CreateOutcome> {
  const storage = draftStorage(garageId);
  const last = storage.readRequest();
  const keyed = keyFor(request, last, randomKey);
  const replaced = keyed === last ? undefined : replacedBooking(request, last);
  if (replaced && !(await giveUp(replaced))) return { ok: false, reason: 'UNKNOWN' };
  storage.writeRequest(keyed);
  const [error, booking] = await safe(api.bookings.create({ ...request, expectedTotal, idempotencyKey: keyed.key }));
  if (!error) return keepBooking(storage, keyed, booking);
  const failure = readFailure(error);
  // The key made no booking, or is used up, so a second try is a new request.
  if (failure.reason === 'SLOT_TAKEN' || (failure.reason === 'REFUSED' && failure.code === 'IDEMPOTENCY_KEY_USED')) {
    storage.forgetRequest();
  }
  return { ok: false, ...failure };
}

/** Form and key are kept until it is paid, so that the same request returns the same booking. */
function keepBooking(storage: DraftStorage, keyed: KeyedRequest, booking: Booking): CreateOutcome {
  if (awaitsPayment(booking)) storage.writeRequest({ ...keyed, unpaidBookingId: booking.id });
  else if (booking.status === 'cancelled') storage.forgetRequest();
  else storage.clear();
  return { ok: true, booking };
}

/**
 * Cancels the unpaid booking this page made, because the customer wants another one. A booking paid in the meantime,
 * for example in another tab, stays. False without an answer, when nothing else may be booked yet.
 */
async function giveUp(bookingId: string): Promise<boolean> {
  const [error] = await safe(api.bookings.cancel({ bookingId, onlyUnpaid: true }));
  return !error || ['BOOKING_CLOSED', 'NOT_FOUND'].includes(errorCode(error) ?? '');
}

function readFailure(error: InferClientErrors<typeof api.bookings.create>): Failure {
  const declared = declaredError(error);
  if (!declared) return { reason: 'UNKNOWN' };
  switch (declared.code) {
    case 'UNAUTHORIZED':
      return { reason: 'SIGNED_OUT' };
    case 'PRICE_CHANGED':
      return { reason: 'PRICE_CHANGED', ...declared.data };
    case 'SLOT_TAKEN':
      return { ...declared.data, reason: 'SLOT_TAKEN' };
    case 'OWN_BOOKING':
      return { reason: 'OWN', why: 'OWN_BOOKING', bookingId: declared.data.bookingId, maximum: 1 };
    case 'TOO_MANY_BOOKINGS': {
      const { kind, bookingId, maximum } = declared.data;
      return { reason: 'OWN', why: kind, bookingId, maximum };
    }
    case 'ACCOUNT_SUSPENDED':
      return { reason: 'REFUSED', code: declared.code, field: null };
    case 'ADDRESS_TOO_FAR':
      return { reason: 'TOO_FAR', city: declared.data.city, distanceKm: declared.data.distanceKm };
    case 'RATE_LIMITED':
      return { reason: 'TOO_OFTEN', seconds: declared.data.retryAfterSeconds };
    case 'PAYLOAD_TOO_LARGE':
    case 'OVERLOADED':
      return { reason: 'REFUSED', code: declared.code, field: null };
    default:
      return { reason: 'REFUSED', code: declared.code, field: draftField(declared.data.field) };
  }
}
