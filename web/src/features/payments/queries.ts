import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';

export interface PaymentAddress {
  bookingId: string;
  paymentId: string | undefined;
}

/** How a payment stands, as `userId` may know it: what names the booking is told only to its owner. */
export function outcomeQuery(input: PaymentAddress, userId: string | undefined) {
  return {
    ...orpc.payments.outcome.queryOptions({ input, queryKey: [...orpc.payments.outcome.key({ input }), userId] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  };
}
