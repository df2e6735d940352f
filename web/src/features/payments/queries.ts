import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

export interface PaymentAddress {
  bookingId: string;
  paymentId: string | undefined;
}

/** State of a payment as `userId` may see it. The booking's details are only for its owner. */
export function outcomeQuery(input: PaymentAddress, userId: string | undefined) {
  return {
    ...orpc.payments.outcome.queryOptions({ input, queryKey: [...orpc.payments.outcome.key({ input }), userId] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  };
}
