import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useCallback, useEffect } from 'react';
import type { PaymentAddress } from '../queries.ts';
import type { PaymentSearch } from '../rules/address.ts';
import { useOutcome } from '../use-outcome.ts';
import { useOutcomeFailureToast } from '../use-outcome-failure-toast.ts';
import { Checking } from './checking.tsx';
import { Failed } from './failed.tsx';
import { OutcomeNotLoaded } from './outcome-not-loaded.tsx';
import { Paid } from './paid.tsx';
import { RefundResult } from './refund-result.tsx';
import { Released } from './released.tsx';
import { UnknownPayment } from './unknown-payment.tsx';

interface PaymentScreenProps {
  search: PaymentSearch;
  at: 'success' | 'failed';
  /** Switches to the other address. The server decides which one applies. */
  onFailed: () => void;
  onPaid: (booking: Booking) => void;
}

/** Shows the payment's state on the server, at either of the two addresses. */
export function PaymentScreen({ search, ...screen }: PaymentScreenProps) {
  if (!search.booking_id) return <UnknownPayment />;
  const address = { bookingId: search.booking_id, paymentId: search.payment_id };
  return (
    <Outcome key={`${address.bookingId} ${address.paymentId}`} {...screen} address={address} reason={search.reason} />
  );
}

interface OutcomeProps extends Omit<PaymentScreenProps, 'search'> {
  address: PaymentAddress;
  reason: string | undefined;
}

function Outcome({ address, reason, at, onFailed, onPaid }: OutcomeProps) {
  const { data, dataUpdatedAt, error, since, isPatient, isFetching, checkAgain, refetch } = useOutcome(address);
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const leadsOn = at === 'success' && data?.state === 'failed';
  useEffect(() => {
    if (leadsOn) onFailed();
  }, [leadsOn, onFailed]);
  const isNotLoaded = error !== null && !data;
  useOutcomeFailureToast(isNotLoaded, since);
  if (isNotLoaded) return <OutcomeNotLoaded isBusy={isFetching} onRetry={checkAgain} />;
  const times = { answeredAt: dataUpdatedAt, onHoldEnd: askAgain };
  switch (data?.state) {
    case undefined:
    case 'checking':
      // The gateway reported the failure through the redirect; its webhook arrives later.
      if (data?.booking && at === 'failed') return <Failed outcome={data} reason={reason} {...times} />;
      return <Checking outcome={data} isPatient={isPatient} isBusy={isFetching} onCheckAgain={checkAgain} {...times} />;
    case 'paid':
      return <Paid booking={data.booking} onPaid={onPaid} />;
    case 'failed':
      return <Failed outcome={data} reason={reason} {...times} />;
    case 'released':
      return <Released booking={data.booking} />;
    case 'refunding':
    case 'refunded':
      return <RefundResult state={data.state} booking={data.booking} />;
    case 'unknown':
      return <UnknownPayment />;
  }
}
