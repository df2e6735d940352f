import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '@/lib/session/use-session.ts';
import { outcomeQuery, type PaymentAddress } from './queries.ts';
import { nextQuestionMs, patienceMs } from './rules/patience.ts';

/** State of the payment, polled until it is settled. Works for signed-out visitors too, who get no live events. */
export function useOutcome(address: PaymentAddress) {
  const { user, status } = useSession();
  const [since, setSince] = useState(() => Date.now());
  const isPatient = usePatience(since);
  const query = useQuery({
    ...outcomeQuery(address, user?.id),
    enabled: status !== 'loading',
    refetchInterval: ({ state }) => nextQuestionMs(state.data?.state, Date.now() - since) ?? false,
  });
  return {
    ...query,
    /** When the page was opened, or the customer last requested a check. */
    since,
    isPatient,
    /** Restarts polling as if the page had just been opened. */
    checkAgain() {
      setSince(Date.now());
      void query.refetch();
    },
  };
}

function usePatience(since: number): boolean {
  const [endedFor, setEndedFor] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setEndedFor(since), patienceMs);
    return () => clearTimeout(timer);
  }, [since]);
  return endedFor !== since;
}
