import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '@/lib/session/use-session.ts';
import { outcomeQuery, type PaymentAddress } from './queries.ts';
import { nextQuestionMs, patienceMs } from './rules/patience.ts';

/**
 * How the payment stands, asked again until it is settled: also for who is not signed in, to whom no news are sent.
 */
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
    /** When the page was opened, or the customer last asked to check again. */
    since,
    isPatient,
    /** From the start, as if the page had just been opened. */
    checkAgain() {
      setSince(Date.now());
      void query.refetch();
    },
  };
}

/** Whether word may still come within moments. */
function usePatience(since: number): boolean {
  const [endedFor, setEndedFor] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setEndedFor(since), patienceMs);
    return () => clearTimeout(timer);
  }, [since]);
  return endedFor !== since;
}
