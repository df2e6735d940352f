import { type InferClientErrors, safe } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { declaredError } from '@/lib/api/api-errors.ts';
import { isPaymentLink } from './rules/link.ts';
import type { LinkFailure, LinkOutcome } from './types.ts';

/** Requests the payment page of a booking and invalidates affected queries after any answer. Never rejects. */
export function usePaymentLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: requestLink,
    onSuccess: () => {
      // A link extends the hold, and a refusal means that the page's data is outdated.
      void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.payments.outcome.key() });
    },
  });
}

async function requestLink(bookingId: string): Promise<LinkOutcome> {
  const [error, link] = await safe(api.payments.createLink({ bookingId }));
  if (error) return { ok: false, ...readFailure(error) };
  const { paymentUrl } = link;
  return isPaymentLink(paymentUrl) ? { ok: true, paymentUrl } : { ok: false, reason: 'INVALID_LINK' };
}

function readFailure(error: InferClientErrors<typeof api.payments.createLink>): LinkFailure {
  const declared = declaredError(error);
  switch (declared?.code) {
    case 'UNAUTHORIZED':
      return { reason: 'SIGNED_OUT' };
    case 'RATE_LIMITED':
      return { reason: 'TOO_OFTEN', seconds: declared.data.retryAfterSeconds };
    case 'NOT_FOUND':
      return { reason: 'NOTHING_TO_PAY' };
    case 'HOLD_EXPIRED':
    case 'NOTHING_TO_PAY':
    case 'TOO_MANY_ATTEMPTS':
    case 'TOO_LITTLE_TIME':
      return { reason: declared.code };
    default:
      return { reason: 'UNKNOWN' };
  }
}
