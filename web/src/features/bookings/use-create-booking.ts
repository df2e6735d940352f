import { type InferClientErrors, safe } from '@orpc/client';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';
import { declaredError } from '@/lib/api-errors.ts';
import { draftStorage } from './queries/draft-storage.ts';
import { draftField, type Failure } from './rules/failure.ts';
import { keyFor, randomKey, type Wish } from './rules/wish.ts';

export type CreateOutcome = { ok: true; booking: Booking } | ({ ok: false } & Failure);

interface CreateRequest {
  wish: Wish;
  /** The total on the screen. */
  expectedTotal: number;
}

/** Books, and leaves the cache true whatever the answer is. Never rejects. */
export function useCreateBooking(garageId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ wish, expectedTotal }: CreateRequest) => createBooking(garageId, wish, expectedTotal),
    onSuccess: (outcome) => {
      void queryClient.invalidateQueries({ queryKey: orpc.garages.slots.key() });
      // Also without an answer: the booking may have been made.
      void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
      if (!outcome.ok && outcome.reason !== 'UNKNOWN') {
        void queryClient.invalidateQueries({ queryKey: orpc.garages.get.key({ input: { garageId } }) });
      }
    },
  });
}

async function createBooking(garageId: string, wish: Wish, expectedTotal: number): Promise<CreateOutcome> {
  const storage = draftStorage(garageId);
  const keyed = keyFor(wish, storage.readWish(), randomKey);
  storage.writeWish(keyed);
  const [error, booking] = await safe(api.bookings.create({ ...wish, expectedTotal, idempotencyKey: keyed.key }));
  if (!error) {
    storage.clear();
    return { ok: true, booking };
  }
  const failure = readFailure(error);
  // Nothing was booked with this key, or it is spent: a deliberate second try is another wish.
  if (failure.reason === 'SLOT_TAKEN' || (failure.reason === 'REFUSED' && failure.code === 'IDEMPOTENCY_KEY_USED')) {
    storage.forgetWish();
  }
  return { ok: false, ...failure };
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
      return { reason: 'SLOT_TAKEN', alternatives: declared.data.alternatives };
    case 'RATE_LIMITED':
      return { reason: 'TOO_OFTEN', seconds: declared.data.retryAfterSeconds };
    case 'PAYLOAD_TOO_LARGE':
    case 'OVERLOADED':
      return { reason: 'REFUSED', code: declared.code, field: null };
    default:
      return { reason: 'REFUSED', code: declared.code, field: draftField(declared.data.field) };
  }
}
